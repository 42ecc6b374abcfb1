// A thousand files: the work for each is that of one among 250.
import type { Page } from '@playwright/test'
import { maxEvidenceFiles } from '../../src/forms/bytes/byte-size.ts'
import { getEvidenceItems } from '../support/form-page.ts'
import { door } from '../support/sample-files.ts'
import { expect, test } from '../support/site.ts'

/** Counts, from now on, what the page does with files: it reads their names and sizes in each row that it renders. */
function countWork() {
  const counts: Record<string, number> = {}
  Object.assign(window, { counts })
  const count = (name: string, by = 1) => {
    counts[name] = (counts[name] ?? 0) + by
  }
  for (const [prototype, name] of [
    [File.prototype, 'name'],
    [Blob.prototype, 'size'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(prototype, name)
    Object.defineProperty(prototype, name, {
      get() {
        count(name)
        return property?.get?.call(this)
      },
    })
  }
  for (const [object, name] of [
    [Worker.prototype, 'postMessage'],
    [DataTransferItemList.prototype, 'add'],
    [URL, 'createObjectURL'],
  ] as const) {
    const call = Reflect.get(object, name)
    Reflect.set(object, name, function (this: unknown, ...given: unknown[]) {
      count(name)
      return call.apply(this, given)
    })
  }
  const nodes = new MutationObserver((records) => count('nodes', records.length))
  nodes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** Adds this many small pictures to an empty form; returns how often each thing was done, per file. */
async function addPictures(page: Page, amount: number): Promise<Record<string, number>> {
  await page.goto('/report')
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await page.evaluate(countWork)
  await page.evaluate(
    ([amount, bytes]) => {
      const dataTransfer = new DataTransfer()
      for (let index = 0; index < amount; index += 1)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], `tiny-${index}.png`))
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    },
    [amount, [...door.buffer]] as const,
  )
  const read = getEvidenceItems(page).filter({ hasText: 'No place, time, device or owner is recorded in it.' })
  await expect(read).toHaveCount(amount, { timeout: 200_000 })
  const counts = await page.evaluate(() => Reflect.get(window, 'counts') as Record<string, number>)
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / amount]))
}

test('the work for each of 1,000 pictures is that for each of 250', async ({ page }) => {
  test.setTimeout(240_000)
  const few = await addPictures(page, maxEvidenceFiles / 4)
  const many = await addPictures(page, maxEvidenceFiles)
  expect(Object.keys(few).sort()).toEqual(['add', 'createObjectURL', 'name', 'nodes', 'postMessage', 'size'])
  for (const [name, perFile] of Object.entries(few))
    expect(many[name], `${name} for each of 1,000 files; of 250 it is ${perFile}`).toBeLessThan(perFile * 1.1)
})
