import { getPageName, type SitePage } from '../src/site.ts'

/** What `src/render.tsx` exports to a build and to the development server. */
export type PageRenderer = typeof import('../src/render.tsx')

export const renderEntry = 'src/render.tsx'

/** Returns the path of a page's structure, from the root of the repository. */
export function getPageModule(page: SitePage): string {
  return `src/pages/${getPageName(page)}/${getPageName(page)}.page.tsx`
}
