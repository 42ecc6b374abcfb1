// Every state of the forms, as it is seen: by axe in every view, and by the layout from 320 px and with large text.
import { expect, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'
import { findBrokenWords, findLayoutDefects } from '../support/layout-defects.ts'
import { openState, statePaths } from '../support/states.ts'

for (const path of statePaths)
  test(`${path}: axe finds nothing, and nothing is cut off, broken or scrolls sideways`, async ({ page: tab }) => {
    test.slow()
    await openState(tab, path)
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutDefects(tab), `at ${width} px`).toEqual([])
      expect.soft(await findBrokenWords(tab), `at ${width} px`).toEqual([])
    }
    expect.soft(await findAxeViolations(tab)).toEqual([])
    expect.soft(await findLayoutDefects(tab), 'with text of twice the size').toEqual([])
  })
