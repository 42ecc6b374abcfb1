import { notFound, pages } from '../src/site.ts'
import { violations } from './support/axe.ts'
import { expect, test } from './support/site.ts'

for (const page of [...pages, notFound])
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(() => {
        test.use({ viewport: { width, height: 900 }, colorScheme })
        test(`${page.path} at ${width} px, ${colorScheme}: axe finds nothing`, async ({ page: tab, watch }) => {
          await tab.goto(page.path)
          expect(await violations(tab)).toEqual([])
          if (page === notFound) watch.said.splice(0)
        })
      })
