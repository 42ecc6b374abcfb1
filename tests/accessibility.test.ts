import { notFound, pages } from '../src/site.ts'
import { colorRules, violations } from './support/axe.ts'
import { expect, test } from './support/site.ts'

// The proof has more views, and a second rule engine (proof/views.proof.ts).
for (const page of [...pages, notFound])
  test(`${page.path}: axe finds nothing, at 1440 and 390 px, light and dark`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.setViewportSize({ width, height: 900 })
        await tab.emulateMedia({ colorScheme })
        const found = await violations(tab, colorScheme === 'dark' ? { only: colorRules } : {})
        expect.soft(found, `${width} px, ${colorScheme}`).toEqual([])
      }
    if (page === notFound) watch.said.splice(0)
  })
