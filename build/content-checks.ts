/** A built page, as the checks read it. React wrote the HTML: every attribute is quoted, every tag is closed. */
export interface BuiltPage {
  /** `about.html` */
  readonly file: string
  /** `/about` */
  readonly address: string
  /** True where the page has a form, which alone may ship a script. */
  readonly hasForm?: boolean
  readonly html: string
}

type Tag = { readonly name: string; readonly attributes: Record<string, string> }

/**
 * Finds what would hurt a reader in the built pages: titles and descriptions that are missing or shared, pictures
 * without alternative text, headings out of order, ids given twice, links and fragments that lead nowhere, share cards
 * that are not there, scripts on a page without a form.
 * `files` are the other addresses that exist, `/favicon.svg` for one. Returns one sentence for each error, naming the reader.
 */
export function checkContent(pages: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const ids = new Map(
    pages.map((page) => [page.address, tagsOf(page.html).flatMap(({ attributes }) => attributes.id ?? [])]),
  )
  return [
    ...checkUniqueText(
      pages,
      'title',
      titleOf,
      'People choosing between tabs or search results cannot tell them apart.',
    ),
    ...checkUniqueText(
      pages,
      'description',
      descriptionOf,
      'People choosing between search results cannot tell them apart.',
    ),
    ...pages.flatMap((page) => [
      ...picturesWithoutAlt(page),
      ...headingsOutOfOrder(page),
      ...idsGivenTwice(page, ids.get(page.address) ?? []),
      ...linksToNowhere(page, ids, files),
      ...cardsNotThere(page, files),
      ...scriptsWithoutForm(page),
    ]),
  ]
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
      ),
    }),
  )
}

function titleOf({ html }: BuiltPage): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

function contentOf({ html }: BuiltPage, key: 'name' | 'property', value: string): string {
  return tagsOf(html).find(({ attributes }) => attributes[key] === value)?.attributes.content ?? ''
}

function descriptionOf(page: BuiltPage): string {
  return contentOf(page, 'name', 'description')
}

function checkUniqueText(pages: readonly BuiltPage[], what: string, of: (page: BuiltPage) => string, impact: string) {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const words = of(page)
    if (!words) return [`${page.address} has no ${what}. ${impact}`]
    const twin = seen.get(words)
    seen.set(words, page.address)
    return twin ? [`${page.address} and ${twin} share a ${what}. ${impact}`] : []
  })
}

function picturesWithoutAlt({ html, address }: BuiltPage): string[] {
  return tagsOf(html)
    .filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .map(({ attributes }) => `${address}: ${attributes.src} has no alt. People who cannot see it hear a file name.`)
}

function headingsOutOfOrder({ html, address }: BuiltPage): string[] {
  const levels = tagsOf(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
  const impact = 'People who move by headings lose the outline.'
  const skips = levels.flatMap((level, index) => {
    const before = index === 0 ? 0 : (levels[index - 1] ?? 0)
    return level > before + 1 ? [`${address}: an h${level} follows an h${before}. ${impact}`] : []
  })
  const firsts = levels.filter((level) => level === 1).length
  return firsts === 1 ? skips : [...skips, `${address} has ${firsts} h1 headings, not one. ${impact}`]
}

function idsGivenTwice({ address }: BuiltPage, ids: readonly string[]): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return twice.map((id) => `${address}: the id ${id} is given twice. A link or a label leads people to the wrong one.`)
}

function linksToNowhere(
  { html, address }: BuiltPage,
  ids: ReadonlyMap<string, readonly string[]>,
  files: ReadonlySet<string>,
) {
  const links = tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' || name === 'link' ? [attributes.href ?? ''] : [],
  )
  return links.flatMap((href) => {
    if (!/^[/#]/.test(href)) return []
    const [path, fragment] = href.split('#')
    const target = path || address
    const known = ids.get(target)
    if (!(known || files.has(target)))
      return [`${address} links to ${target}, which does not exist. People who follow it are lost.`]
    // A fragment with an equals sign prefills a form; it is no element's id.
    if (!fragment || fragment.includes('=') || known?.includes(fragment)) return []
    return [`${address} links to ${href}, but there is no such place. People land at the top of the page.`]
  })
}

// A page that is not indexed is not shared either.
function cardsNotThere(page: BuiltPage, files: ReadonlySet<string>): string[] {
  if (contentOf(page, 'name', 'robots') === 'noindex') return []
  const card = contentOf(page, 'property', 'og:image')
  const impact = 'People who are sent a link to it see a gray box.'
  if (!card) return [`${page.address} has no share card. ${impact}`]
  const file = new URL(card).pathname
  return files.has(file) ? [] : [`${page.address} shows ${file} when it is shared, which does not exist. ${impact}`]
}

function scriptsWithoutForm({ address, hasForm, html }: BuiltPage): string[] {
  if (hasForm) return []
  return tagsOf(html)
    .filter(({ name, attributes }) => name === 'script' && attributes.type !== 'application/ld+json')
    .map(() => `${address} has a script. A page without a form ships none: people wait for it, and it can fail.`)
}
