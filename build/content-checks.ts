/** A built page, as the checks read it. React wrote the HTML: every attribute is quoted, every tag is closed. */
export interface BuiltPage {
  /** `about.html` */
  readonly file: string
  /** `/about` */
  readonly path: string
  /** True where the page has a form, which alone may ship a script. */
  readonly hasForm?: boolean
  readonly html: string
}

type Tag = { readonly name: string; readonly attributes: Record<string, string> }

/**
 * Finds what would hurt a reader in the built pages: titles and descriptions that are missing or shared, links and fragments that lead nowhere,
 * share images that are not there, scripts on a page without a form. Headings, alternative text and ids are left to axe and
 * the Nu HTML checker, which the tests run.
 * `files` are the other URL paths that exist, `/favicon.svg` for one. Returns one sentence for each error, naming the reader.
 */
export function checkContent(pages: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const ids = new Map(
    pages.map((page) => [page.path, getTags(page.html).flatMap(({ attributes }) => attributes.id ?? [])]),
  )
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
      ...findBrokenLinks(page, ids, files),
      ...findMissingShareImage(page, files),
      ...findScripts(page),
    ]),
  ]
}

function getTags(html: string): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
      ),
    }),
  )
}

function getTitle({ html }: BuiltPage): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

function getContent({ html }: BuiltPage, key: 'name' | 'property', value: string): string {
  return getTags(html).find(({ attributes }) => attributes[key] === value)?.attributes.content ?? ''
}

function getDescription(page: BuiltPage): string {
  return getContent(page, 'name', 'description')
}

function checkUniqueText(
  pages: readonly BuiltPage[],
  name: string,
  getText: (page: BuiltPage) => string,
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

function findBrokenLinks(
  { html, path }: BuiltPage,
  ids: ReadonlyMap<string, readonly string[]>,
  files: ReadonlySet<string>,
) {
  const links = getTags(html).flatMap(({ name, attributes }) =>
    name === 'a' || name === 'link' ? [attributes.href ?? ''] : [],
  )
  return links.flatMap((href) => {
    if (!/^[/#]/.test(href)) return []
    const [targetPath, fragment] = href.split('#')
    const target = targetPath || path
    const known = ids.get(target)
    if (!(known || files.has(target)))
      return [`${path} links to ${target}, which does not exist. People who follow it are lost.`]
    // A fragment with an equals sign prefills a form; it is no element's id.
    if (!fragment || fragment.includes('=') || known?.includes(fragment)) return []
    return [`${path} links to ${href}, but there is no such place. People land at the top of the page.`]
  })
}

// A page that is not indexed is not shared either.
function findMissingShareImage(page: BuiltPage, files: ReadonlySet<string>): string[] {
  if (getContent(page, 'name', 'robots') === 'noindex') return []
  const image = getContent(page, 'property', 'og:image')
  const impact = 'People who are sent a link to it see a gray box.'
  if (!image) return [`${page.path} has no share image. ${impact}`]
  const file = new URL(image).pathname
  return files.has(file) ? [] : [`${page.path} shows ${file} when it is shared, which does not exist. ${impact}`]
}

function findScripts({ path, hasForm, html }: BuiltPage): string[] {
  if (hasForm) return []
  return getTags(html)
    .filter(({ name, attributes }) => name === 'script' && attributes.type !== 'application/ld+json')
    .map(() => `${path} has a script. A page without a form ships none: people wait for it, and it can fail.`)
}
