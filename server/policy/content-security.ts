import { createHash } from 'node:crypto'
import { report, type SitePage } from '../../src/site.ts'

/**
 * Returns the Content-Security-Policy of one document (CSP Level 3, w3.org/TR/CSP3): 'none', then the sources that this
 * document uses. Takes its markup (HTML, SVG or XML) and, for an HTML page, its entry in the site.
 */
export function createContentSecurityPolicy(markup: string, page: SitePage | undefined, tls: boolean): string {
  const directives: [name: string, ...sources: (string | false)[]][] = [
    ['default-src', "'none'"],
    // The two form pages run one script of the site. The others have none: Chromium 121 to 126 takes the speculation
    // rules that they name for a script. Data blocks (JSON-LD) are not scripts.
    ['script-src', page !== undefined && "'self'"],
    // Visitors' files are parsed in a worker, so that none of them can block the page.
    ['worker-src', page === report && "'self'"],
    // Each page has its style sheet inline; its hash allows that text and no other.
    ['style-src', ...styleHashes(markup)],
    ['img-src', page !== undefined && "'self'", page === report && 'blob:'],
    ['font-src', page !== undefined && "'self'"],
    // The film, and the sound of a case; on /report also a video that the visitor chose, shown from their own device.
    ['media-src', /<(video|audio)/.test(markup) && "'self'", page === report && 'blob:'],
    ['manifest-src', /rel="?manifest/.test(markup) && "'self'"],
    // A form page makes no connections. On the others no script could; but tools that run in the page, such as a
    // checker that reads robots.txt, fall under this policy too.
    ['connect-src', page !== undefined && !page.hasForm ? "'self'" : "'none'"],
    // Without script a form opens the visitor's email program. The other pages have nothing to submit.
    ['form-action', page?.hasForm === true ? 'mailto:' : "'none'"],
    ['base-uri', "'none'"],
    // Prevents clickjacking: no other page may frame this one.
    ['frame-ancestors', "'none'"],
    // No string becomes code: the DOM's script sinks refuse strings, and the only policy that may be created returns
    // the URL of the worker for any input.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', page === report ? 'file-worker' : "'none'"],
  ]
  const usedFeatures = directives.map(([name, ...sources]) => [name, ...sources.filter((source) => source !== false)])
  const written = usedFeatures.filter((words) => words.length > 1).map((words) => words.join(' '))
  // Over plain HTTP (local use, tests) this would redirect every request to a port without a listener.
  return [...written, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Returns the CSP source expressions for the inline style sheets of a document, in order, without duplicates. */
function styleHashes(markup: string): string[] {
  const sheets = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet ?? '')
  return [...new Set(sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`))]
}

/**
 * Returns the strictest policy that allows all that each of the given ones allows: for every directive, all their
 * sources. A directive that one of them lacks falls back to its default-src, which is always 'none' here.
 */
export function mergePolicies(policies: readonly string[]): string {
  const sources = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...words] = directive.split(' ')
    sources.set(name, new Set([...(sources.get(name) ?? []), ...words]))
  }
  // 'none' is only valid as the only source.
  const meant = (all: ReadonlySet<string>) => [...all].filter((source) => source !== "'none'" || all.size === 1)
  return [...sources].map(([name, all]) => [name, ...meant(all)].join(' ')).join('; ')
}
