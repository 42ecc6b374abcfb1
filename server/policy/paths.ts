import { getPageFile, notFound, pages, type SitePage } from '../../src/site.ts'

/** The pages by file name, the 404 page included. */
export const pagesByFile: ReadonlyMap<string, SitePage> = new Map(
  [...pages, notFound].map((page) => [getPageFile(page), page]),
)

/** The file that is sent, with status 404, for an unknown path. */
export const notFoundFile: string = getPageFile(notFound)

/** Returns the URL path of a file: `/about` for about.html, `/assets/a.js` for assets/a.js. */
export function getUrlPath(file: string): string {
  return pagesByFile.get(file)?.path ?? `/${file}`
}

/**
 * Old and mistyped paths with their targets: other spellings of a page's path, and a JSON feed that no longer exists.
 * Each leads to its target in one step, with 301: the only methods here are GET and HEAD, for which it equals 308, and
 * every client supports it.
 */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...pages.flatMap((page): [string, string][] => {
    const file: [string, string] = [`/${getPageFile(page)}`, page.path]
    // `/index` is how some hosts write index.html; `//` is refused, so / has no variant with another slash.
    return page.path === '/' ? [file, ['/index', '/']] : [file, [`${page.path}/`, page.path]]
  }),
  ['/feed.json', '/feed.xml'],
])

/**
 * Request targets that get 400, before their query. No browser or crawler sends one, because URLs are normalized
 * (WHATWG URL, RFC 3986 section 5.2.4): empty and dot segments in any encoding, encoded slashes, backslashes and
 * control characters, broken percent-escapes, a fragment. Used by Node and by nginx (PCRE).
 */
export const rejectedTargetPattern =
  '^[^?]*(?://|/(?:[.]|%2e){1,2}(?:[/?]|$)|%2f|%5c|\\x5c|%[01][0-9a-f]|%7f|%(?![0-9a-f]{2})|#)'
