import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { HtmlDocument, type RenderOptions } from './components/document.tsx'
import { joinQuantities } from './content/format-numbers.ts'
import { getPageName, notFound, pages, type SitePage } from './site.ts'

/** Loads the SVG file that a page shows by reference. The build writes it beside the pages, which do not need its styles. */
export const loadDrawings = () => import('./components/drawings.tsx')

const pageModules = import.meta.glob<{ default: ComponentType<{ readonly page: SitePage }> }>('./pages/*/*.page.tsx')

/** Returns the page at `path` as a complete HTML document, or the 404 page if there is none. */
export async function renderPage(path: string, options: RenderOptions): Promise<string> {
  const page = pages.find((page) => page.path === path) ?? notFound
  const name = getPageName(page)
  const load = pageModules[`./pages/${name}/${name}.page.tsx`]
  if (!load) throw new Error(`${page.path} is listed in site.ts but has no pages/${name}/${name}.page.tsx`)
  const { default: Body } = await load()
  const { prelude } = await prerender(
    <HtmlDocument page={page} {...options}>
      <Body page={page} />
    </HtmlDocument>,
    // What is thrown is thrown here, too. React would print it first, with its stack.
    { onError: () => {} },
  )
  const html = await new Response(prelude).text()
  // React separates two texts by an empty comment, to hydrate them: no page is hydrated. HTML needs no slash, SVG no end tag.
  return joinTexts(html.replace(/<!-- -->|\/(?=>)/g, '').replace(/><\/(circle|path|rect|use)>/g, '/>'))
}

/** Joins the quantities and dates in what a page reads. What is between tags is text, but for styles and scripts. */
function joinTexts(html: string): string {
  return html.replace(/(<(style|script)\b.*?<\/\2>)|>[^<]+/gs, (text, code?: string) => code ?? joinQuantities(text))
}
