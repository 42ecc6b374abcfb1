// The report where something goes wrong around it: what it says agrees with what is on the device, and it ends well.
import type { Page } from '@playwright/test'
import { type World, worlds } from '../src/states/worlds.ts'
import { fillReport } from './support/report-answers.ts'
import {
  expectLoaded,
  getContinue,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  getReviewTitle,
  getSend,
} from './support/report-page.ts'
import { notes, photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

/** What is too long to be waited for goes on for so many milliseconds. */
const maxMs = 3000

/** Returns the description in the stored draft; undefined if there is none. Runs in a page without the report's code. */
const readStoredDescription = (): string | undefined =>
  JSON.parse(localStorage.getItem('report-draft') ?? '{}').answers?.description

/** Returns whether what the page says of its draft is so: all of it is saved, or none is and the page says why. */
async function isTold(page: Page, device: Page): Promise<boolean> {
  const status = await page.locator('#report-draft-status, #report-storage-status').allInnerTexts()
  const said = status.join(' ')
  const stored = await device.evaluate(readStoredDescription)
  const shown = await page.getByLabel('Detailed description').inputValue()
  if (/^A draft is saved/.test(said)) return stored === shown
  return stored === undefined && /No draft is saved yet|was erased|does not let the page keep anything/.test(said)
}

// Late code is tested in report-loading.test.ts.
for (const [name, { start, ...world }] of Object.entries<World>(worlds).filter(([, { isCodeLate }]) => !isCodeLate))
  test(`a report is written, saved and reviewed while this goes wrong: ${name.replaceAll('-', ' ')}`, async ({
    page,
    context,
    watch,
  }) => {
    const device = await context.newPage()
    await device.goto('/healthz')
    const ms = Math.min(world.ms, world.ms > 1e6 ? world.ms : maxMs)
    await page.addInitScript(start, { ...world, ms })
    await page.goto('/report')
    await fillReport(page)
    await getPicker(page).setInputFiles([photoWithMetadata, notes])
    await getDraftCheckbox(page).click()
    await expectLoaded(page)
    await page.getByLabel('Detailed description').press('End')
    await page.getByLabel('Detailed description').pressSequentially(' It has grown since.')
    await expect.poll(() => isTold(page, device), name).toBe(true)
    // Before the card is taken out the files are read.
    if (name !== 'file-that-goes') await expect(getEvidenceItems(page)).toHaveCount(2)
    await getContinue(page).press('Enter')
    await expect(getReviewTitle(page)).toBeVisible()
    await expect(getReview(page)).toContainText('It has grown since.')
    await expect(getSend(page).getByText('Another way')).toBeVisible()
    for (const { name } of [photoWithMetadata, notes]) await expect(page.getByRole('main')).toContainText(name)
    watch.said.splice(0)
  })
