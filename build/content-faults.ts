/** What the checks need of one built page. React wrote the HTML: every attribute is quoted, every tag is closed. */
export interface BuiltPage {
  /** `about.html` */
  readonly file: string
  /** `/about` */
  readonly address: string
  readonly html: string
}

type Tag = { readonly name: string; readonly attributes: Record<string, string> }

/**
 * Finds what would hurt a reader in the built pages: titles and descriptions that are missing or shared, pictures
 * without alternative text, headings out of order, ids given twice, links and fragments that lead nowhere, share cards
 * that are not there.
 * `files` are the other addresses that exist, `/favicon.svg` for one. Gives one sentence a fault, naming the reader.
 */
export function contentFaults(pages: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const ids = new Map(
    pages.map((page) => [page.address, tagsOf(page.html).flatMap(({ attributes }) => attributes.id ?? [])]),
  )
  return [
    ...sharedOrMissing(
      pages,
      'title',
      titleOf,
      'People choosing between tabs or search results cannot tell them apart.',
    ),
    ...sharedOrMissing(
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

function sharedOrMissing(pages: readonly BuiltPage[], what: string, of: (page: BuiltPage) => string, harm: string) {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const words = of(page)
    if (!words) return [`${page.address} has no ${what}. ${harm}`]
    const twin = seen.get(words)
    seen.set(words, page.address)
    return twin ? [`${page.address} and ${twin} share a ${what}. ${harm}`] : []
  })
}

function picturesWithoutAlt({ html, address }: BuiltPage): string[] {
  return tagsOf(html)
    .filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .map(({ attributes }) => `${address}: ${attributes.src} has no alt. People who cannot see it hear a file name.`)
}

function headingsOutOfOrder({ html, address }: BuiltPage): string[] {
  const levels = tagsOf(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
  const harm = 'People who move by headings lose the outline.'
  const skips = levels.flatMap((level, index) => {
    const before = index === 0 ? 0 : (levels[index - 1] ?? 0)
    return level > before + 1 ? [`${address}: an h${level} follows an h${before}. ${harm}`] : []
  })
  const firsts = levels.filter((level) => level === 1).length
  return firsts === 1 ? skips : [...skips, `${address} has ${firsts} h1 headings, not one. ${harm}`]
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
    // A fragment with an equals sign is what a form is filled in from, not a place on the page.
    if (!fragment || fragment.includes('=') || known?.includes(fragment)) return []
    return [`${address} links to ${href}, but there is no such place. People land at the top of the page.`]
  })
}

// A page that asks not to be listed is not shared either.
function cardsNotThere(page: BuiltPage, files: ReadonlySet<string>): string[] {
  if (contentOf(page, 'name', 'robots') === 'noindex') return []
  const card = contentOf(page, 'property', 'og:image')
  const harm = 'People who are sent a link to it see a gray box.'
  if (!card) return [`${page.address} has no share card. ${harm}`]
  const file = new URL(card).pathname
  return files.has(file) ? [] : [`${page.address} shows ${file} when it is shared, which does not exist. ${harm}`]
}
