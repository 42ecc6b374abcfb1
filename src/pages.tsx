import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { Document, type RenderOptions } from './parts/document.tsx'
import { nameOf, notFound, pages } from './site.ts'

const components = import.meta.glob<{ default: ComponentType }>('./pages/*/*.page.tsx')

/** Gives the page at `path` as a complete HTML document, the 404 page where there is none. Throws what a component throws. */
export async function render(path: string, options: RenderOptions): Promise<string> {
  const page = pages.find((each) => each.path === path) ?? notFound
  const name = nameOf(page)
  const load = components[`./pages/${name}/${name}.page.tsx`]
  if (!load) throw new Error(`${page.path} is listed in site.ts but has no pages/${name}/${name}.page.tsx`)
  const { default: Body } = await load()
  const { prelude } = await prerender(
    <Document page={page} {...options}>
      <Body />
    </Document>,
  )
  return new Response(prelude).text()
}
