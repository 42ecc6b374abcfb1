import { createHash } from 'node:crypto'
import { report, type SitePage } from '../src/site.ts'

/** Returns a page with its policy (CSP Level 3) in a `<meta>`. Throws where the page has no charset. */
export function addContentSecurityPolicy(html: string, page: SitePage): string {
  const directives: [name: string, ...sources: (string | false)[]][] = [
    ['default-src', "'none'"],
    // Data blocks (JSON-LD) are no scripts. A page without any needs this, too: Chromium 121 to 126 takes the
    // speculation rules that it names for a script.
    // The script of a form page is inline, since it runs before the form is parsed.
    ['script-src', "'self'", ...hashElements(html, 'script')],
    // Visitors' files are parsed in a worker, so that none of them can block the page.
    ['worker-src', page === report && "'self'"],
    // The style of a page is inline: its hashes allow these texts and no other. That of paper is a file.
    ['style-src', "'self'", ...hashElements(html, 'style')],
    ['img-src', "'self'", page === report && 'blob:'],
    ['font-src', "'self'"],
    // Pages play the film and the sound of a case; /report also shows a video that the visitor chose, from their device.
    ['media-src', /<(video|audio)/.test(html) && "'self'", page === report && 'blob:'],
    ['manifest-src', "'self'"],
    // A form page makes no connections. The others allow tools that run in the page, such as checkers.
    ['connect-src', page.hasForm ? "'none'" : "'self'"],
    // Without script a form opens the visitor's email program. The other pages have nothing to submit.
    ['form-action', page.hasForm ? 'mailto:' : "'none'"],
    ['base-uri', "'none'"],
    // No string becomes code. The one policy returns the URL of the worker for any input.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', page === report ? 'file-worker' : "'none'"],
  ]
  const policy = directives
    .map((words) => words.filter(Boolean))
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '))
    .join('; ')
  const [start, charset, rest] = html.split(/(<meta charset="utf-8">)/i)
  if (!charset) throw new Error(`${page.path}: the page has no charset, behind which its policy would stand.`)
  return `${start}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">${rest}`
}

/** Returns the CSP source expressions of inline elements of this name, without duplicates. A data block is no script. */
function hashElements(html: string, name: 'script' | 'style'): string[] {
  const texts = [...html.matchAll(RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) => text)
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}
