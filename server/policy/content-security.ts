import { createHash } from 'node:crypto'
import { type Page, report } from '../../src/site.ts'

/**
 * The Content-Security-Policy of one document (CSP Level 3, w3.org/TR/CSP3): nothing, then what this document uses.
 * Takes its markup (HTML, SVG or XML) and, for an HTML page, the page it is.
 */
export function contentSecurity(markup: string, page: Page | undefined, tls: boolean): string {
  const directives: [name: string, ...sources: (string | false)[]][] = [
    ['default-src', "'none'"],
    // Two pages run one script of our own. The others have none, and data blocks (JSON-LD) are not scripts.
    ['script-src', page?.form === true && "'self'"],
    // What strangers' files hold is read by a worker, so that none of it can stop the page.
    ['worker-src', page === report && "'self'"],
    // Each page carries its whole style sheet inline: its hash admits that text and no other.
    ['style-src', ...styleHashes(markup)],
    ['img-src', page !== undefined && "'self'", page === report && 'blob:'],
    ['font-src', page !== undefined && "'self'"],
    // The film; on /report also a film that the reporter chose, shown from their own device.
    ['media-src', /<video/.test(markup) && "'self'", page === report && 'blob:'],
    ['manifest-src', /rel="?manifest/.test(markup) && "'self'"],
    // A form page connects nowhere. Elsewhere there is no script that could; but what runs on a reader's behalf (a
    // checker that reads robots.txt through the page) is under this policy too.
    ['connect-src', page !== undefined && !page.form ? "'self'" : "'none'"],
    // Without script a form opens the visitor's mail program. Elsewhere nothing can be submitted at all.
    ['form-action', page?.form === true ? 'mailto:' : "'none'"],
    ['base-uri', "'none'"],
    // Nobody may draw this page inside theirs and lay something over the buttons.
    ['frame-ancestors', "'none'"],
    // No string becomes code: the DOM's script sinks refuse strings, and no policy may be made that would convert them, but
    // for the one that gives the worker's address, whatever it is asked for.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', page === report ? 'examination' : "'none'"],
  ]
  const used = directives.map(([name, ...sources]) => [name, ...sources.filter((source) => source !== false)])
  const written = used.filter((words) => words.length > 1).map((words) => words.join(' '))
  // Over plain HTTP (a laptop, a test) this would send every request to a port where nothing listens.
  return [...written, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** CSP source expressions for the inline style sheets of a document, in their order, each once. */
function styleHashes(markup: string): string[] {
  const sheets = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet ?? '')
  return [...new Set(sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`))]
}

/**
 * The narrowest policy that is at least as wide as each of the given ones: for every directive, all their sources.
 * A directive that one of them lacks falls back to its default-src, which is always 'none' here.
 */
export function widestPolicy(policies: readonly string[]): string {
  const sources = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...words] = directive.split(' ')
    sources.set(name, new Set([...(sources.get(name) ?? []), ...words]))
  }
  // 'none' means nothing only where it stands alone.
  const meant = (all: ReadonlySet<string>) => [...all].filter((source) => source !== "'none'" || all.size === 1)
  return [...sources].map(([name, all]) => [name, ...meant(all)].join(' ')).join('; ')
}
