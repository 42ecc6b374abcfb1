// Every state of the forms, as it is seen: by axe in every view, and by the layout from 320 px and with large text.
import { expect, test } from '@playwright/test'
import { findAxeViolations } from '../support/axe.ts'
import { findBrokenWords, findLayoutDefects } from '../support/layout-defects.ts'
import { openState, statePaths } from '../support/states.ts'

test('in each state of the forms axe finds nothing, and nothing is cut off, broken or scrolls sideways', async ({
  context,
}) => {
  test.setTimeout(60_000 + statePaths.length * 15_000)
  for (const path of statePaths) {
    // Another tab, which has none of the settings of the last one.
    const tab = await context.newPage()
    await openState(tab, path)
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutDefects(tab), `${path} at ${width} px`).toEqual([])
      expect.soft(await findBrokenWords(tab), `${path} at ${width} px`).toEqual([])
    }
    expect.soft(await findAxeViolations(tab), path).toEqual([])
    expect.soft(await findLayoutDefects(tab), `${path} with text of twice the size`).toEqual([])
    await tab.close()
  }
})
