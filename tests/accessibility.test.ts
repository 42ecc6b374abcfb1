import { notFound, pages } from '../src/site.ts'
import { findAxeViolations } from './support/axe.ts'
import { expect, test } from './support/site.ts'

for (const page of [...pages, notFound])
  test(`${page.path}: axe finds nothing, wide and on a phone, in light, dark and forced colors, with large text`, async ({
    page: tab,
    watch,
  }) => {
    await tab.goto(page.path)
    expect(await findAxeViolations(tab)).toEqual([])
    if (page === notFound) watch.said.splice(0)
  })
