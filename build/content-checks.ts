import { parseHTML } from 'linkedom'

/** A built page, as the checks read it. */
export interface BuiltPage {
  /** `/about` */
  readonly path: string
  /** True where the page names a module: no other may ship a script. */
  readonly hasScript?: boolean
  readonly html: string
}

type ParsedPage = BuiltPage & { readonly document: Document }

/**
 * Finds what would hurt a reader in the built pages: titles and descriptions that are missing or shared, links and
 * fragments that lead nowhere, share images that are not there, scripts on a page that names no module. Headings, alternative
 * text and ids are left to axe and the Nu HTML checker, which the tests run.
 * `files` are the other URL paths that exist, `/favicon.svg` for one. Returns one sentence for each error, naming the reader.
 */
export function checkContent(built: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const pages = built.map((page) => ({ ...page, document: parseHTML(page.html).document }))
  const getTitle = ({ document }: ParsedPage) => document.querySelector('title')?.textContent ?? ''
  const getDescription = (page: ParsedPage) => getContent(page, 'name="description"')
  return [
    ...checkUniqueText(
      pages,
      'title',
      getTitle,
      'People choosing between tabs or search results cannot tell them apart.',
    ),
    ...checkUniqueText(
      pages,
      'description',
      getDescription,
      'People choosing between search results cannot tell them apart.',
    ),
    ...pages.flatMap((page) => [
      ...findBrokenLinks(page, pages, files),
      ...findMissingShareImage(page, files),
      ...findScripts(page),
    ]),
  ]
}

function getContent({ document }: ParsedPage, attribute: string): string {
  return document.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''
}

function checkUniqueText(
  pages: readonly ParsedPage[],
  name: string,
  getText: (page: ParsedPage) => string,
  impact: string,
) {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const text = getText(page)
    if (!text) return [`${page.path} has no ${name}. ${impact}`]
    const twin = seen.get(text)
    seen.set(text, page.path)
    return twin ? [`${page.path} and ${twin} share a ${name}. ${impact}`] : []
  })
}

function findBrokenLinks({ document, path }: ParsedPage, pages: readonly ParsedPage[], files: ReadonlySet<string>) {
  const links = [...document.querySelectorAll('a[href], link[href]')].map((link) => link.getAttribute('href') ?? '')
  return links.flatMap((href) => {
    if (!/^[/#]/.test(href)) return []
    const [targetPath, fragment] = href.split('#')
    const target = targetPath || path
    const page = pages.find((page) => page.path === target)
    if (!page && !files.has(target))
      return [`${path} links to ${target}, which does not exist. People who follow it are lost.`]
    // A fragment with an equals sign prefills a form; it is no element's id.
    if (!fragment || fragment.includes('=') || page?.document.getElementById(fragment)) return []
    return [`${path} links to ${href}, but there is no such place. People land at the top of the page.`]
  })
}

// A page that is not indexed is not shared either.
function findMissingShareImage(page: ParsedPage, files: ReadonlySet<string>): string[] {
  if (getContent(page, 'name="robots"') === 'noindex') return []
  const image = getContent(page, 'property="og:image"')
  const impact = 'People who are sent a link to it see a gray box.'
  if (!image) return [`${page.path} has no share image. ${impact}`]
  const file = new URL(image).pathname
  return files.has(file) ? [] : [`${page.path} shows ${file} when it is shared, which does not exist. ${impact}`]
}

function findScripts({ path, hasScript, document }: ParsedPage): string[] {
  const scripts = hasScript ? [] : [...document.querySelectorAll('script:not([type="application/ld+json"])')]
  return scripts.map(
    () => `${path} has a script. A page that is only read ships none: people wait for it, and it can fail.`,
  )
}
