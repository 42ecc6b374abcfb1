import { fileOf, notFound, type Page, pages } from '../../src/site.ts'

/** Files by the page they are, the 404 page among them. */
export const pageOfFile: ReadonlyMap<string, Page> = new Map([...pages, notFound].map((page) => [fileOf(page), page]))

/** The file that is sent, with status 404, for an address where nothing is. */
export const notFoundFile: string = fileOf(notFound)

/** The address of a file: `/about` for about.html, `/assets/a.js` for assets/a.js. */
export function addressOf(file: string): string {
  return pageOfFile.get(file)?.path ?? `/${file}`
}

/**
 * Old and mistyped forms of a page's address, and the one they stand for. Each leads there in one step, with 301: the
 * only methods here are GET and HEAD, for which 301 and 308 say the same, and every client ever made knows 301.
 */
export const moved: ReadonlyMap<string, string> = new Map(
  pages.flatMap((page): [string, string][] => {
    const file: [string, string] = [`/${fileOf(page)}`, page.path]
    // `/index` is what some hosts make of index.html; `//` is refused, so / has no form with another slash.
    return page.path === '/' ? [file, ['/index', '/']] : [file, [`${page.path}/`, page.path]]
  }),
)

/**
 * Request targets answered with 400, before their query. No browser or crawler sends one, for URLs are normalized
 * before they are sent (WHATWG URL, RFC 3986 section 5.2.4): empty and dot segments in any spelling, encoded slashes,
 * backslashes and control characters, broken percent-escapes, a fragment. Read by Node and by nginx (PCRE).
 */
export const refusedTarget =
  '^[^?]*(?://|/(?:[.]|%2e){1,2}(?:[/?]|$)|%2f|%5c|\\x5c|%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})|#)'
