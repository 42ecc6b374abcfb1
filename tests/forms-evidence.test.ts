// Evidence: chosen, dropped, pasted, refused, removed. One file never costs another.
import type { Page } from '@playwright/test'
import { held } from './support/forms-controls.ts'
import { dropLarge } from './support/forms-large.ts'
import { fillReport } from './support/forms-words.ts'
import { holdScript } from './support/hold-script.ts'
import {
  door,
  empty,
  film,
  hallway,
  heicNamedJpg,
  page as htmlPage,
  mov,
  notes,
  polyglot,
  type Sample,
} from './support/samples.ts'
import { expect, test } from './support/site.ts'

const picker = (page: Page) => page.getByLabel('Supporting documentation')
const refused = (page: Page) => page.getByRole('list', { name: 'Files not taken' }).getByRole('listitem')

/** Makes the page meet a paste or a drop with these files and, beside them, text of these types. */
function offer(page: Page, type: 'drop' | 'paste', files: readonly Sample[], texts: readonly string[] = []) {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  return page.evaluate(
    ([type, files, texts]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of files)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      for (const each of texts) transfer.setData(each, 'words')
      const init = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer })
      return !document.body.dispatchEvent(event)
    },
    [type, plain, texts] as const,
  )
}

test.beforeEach(({ page }) => page.goto('/report'))

test('files add up, over several choices', async ({ page }) => {
  await picker(page).setInputFiles([hallway, door])
  await expect(held(page)).toHaveText([/hallway\.jpg/, /door\.png/])
  await picker(page).setInputFiles([film, notes])
  await expect(held(page)).toHaveText([/hallway\.jpg/, /door\.png/, /film\.mp4/, /notes\.pdf/])
  await expect.poll(() => picker(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(4)
})

test('the keyboard opens the picker', async ({ page }) => {
  // Listening begins first: the driver needs a moment before it catches the system's dialog.
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Detailed description').focus()
  await page.keyboard.press('Tab')
  await expect(picker(page)).toBeFocused()
  await page.keyboard.press('Space')
  await (await chooser).setFiles(notes)
  await expect(held(page)).toHaveCount(1)
})

test('a canceled picker keeps what was chosen', async ({ page }) => {
  await picker(page).setInputFiles([hallway])
  await expect(held(page)).toHaveCount(1)
  await picker(page).setInputFiles([])
  await picker(page).setInputFiles([door])
  await expect(held(page)).toHaveCount(2)
})

test('a drop anywhere on the page is taken, and does not lead away', async ({ page }) => {
  expect(await offer(page, 'drop', [hallway, heicNamedJpg])).toBe(true)
  await expect(held(page)).toHaveText([/hallway\.jpg/])
  await expect(refused(page)).toHaveText([/IMG_0042\.jpg/])
})

test('what was chosen before the script has run is not lost, and not taken twice', async ({ page }) => {
  const release = await holdScript(page)
  await page.reload()
  await picker(page).setInputFiles([notes])
  const late = await page.evaluateHandle(() => new Event('change', { bubbles: true }))
  release()
  await expect(held(page)).toHaveText([/notes\.pdf/])
  await fillReport(page)
  // The event of that choice, still on its way when the script began to listen.
  await picker(page).evaluate((input, late) => input.dispatchEvent(late), late)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(held(page)).toHaveText([/notes\.pdf/])
  await expect(refused(page)).toHaveCount(0)
})

test('a pasted picture is taken, even as the first thing that is done', async ({ page }) => {
  await offer(page, 'paste', [door])
  await expect(held(page)).toHaveText([/door\.png/])
})

test('a paste from an office program stays text: its picture of the text is not taken', async ({ page }) => {
  await offer(page, 'paste', [door], ['text/plain', 'text/html'])
  await offer(page, 'paste', [hallway])
  await expect(held(page)).toHaveText([/hallway\.jpg/])
})

const refusals: readonly (readonly [Sample, RegExp])[] = [
  [heicNamedJpg, /“IMG_0042\.jpg” is an HEIC photo, whatever its name says\..*export it as JPEG/],
  [mov, /“IMG_0043\.MOV” is a QuickTime video \(MOV\)\..*writes MP4/],
  [empty, /“nothing\.png” is empty\. It holds 0 bytes\./],
  [htmlPage, /“page\.pdf” is named like a PDF, but does not begin like one\./],
  [{ ...hallway, buffer: hallway.buffer.subarray(0, 5) }, /ends before its first part does/],
]
for (const [file, words] of refusals) {
  test(`${file.name}, ${file.buffer.length} bytes: refused with the reason, and the report can be finished`, async ({
    page,
  }) => {
    await fillReport(page)
    await picker(page).setInputFiles([file, notes])
    await expect(refused(page)).toHaveText([words])
    await expect(held(page)).toHaveText([/notes\.pdf/])
    await expect(page.getByText('1 file was not taken. See below.')).toBeVisible()
    await page.getByRole('button', { name: 'Prepare report' }).click()
    const review = page.getByRole('region', { name: 'Check your report' })
    await expect(review).toContainText('notes.pdf')
    await expect(review).toContainText(new RegExp(`1 file was not taken. “${file.name}” (is|ends)`))
  })
}

test('50 MB together are taken, and one byte more is not', async ({ page }) => {
  await dropLarge(page, { 'most.pdf': 40 * 2 ** 20, 'above.pdf': 10 * 2 ** 20 + 1, 'rest.pdf': 10 * 2 ** 20 })
  await expect(held(page)).toHaveText([/most\.pdf/, /rest\.pdf/])
  await expect(page.getByText('2 files, 50 MB of 50 MB.')).toBeVisible()
  await expect(refused(page)).toHaveText([/“above\.pdf” needs 10\.1 MB\. Room left of the 50 MB: 10 MB\./])
})

test('one file above the limit, alone: nothing else is said to be removable', async ({ page }) => {
  await dropLarge(page, { 'alone.pdf': 50 * 2 ** 20 + 1 })
  await expect(refused(page)).toHaveText([/All files together may hold 50 MB\. Make it smaller or shorter\. The form/])
})

test('a file that is two things at once is filed as what it begins as', async ({ page }) => {
  await picker(page).setInputFiles([polyglot])
  await expect(held(page)).toHaveText([/both\.png/])
})

test('removing one keeps the rest and moves focus on', async ({ page }) => {
  await picker(page).setInputFiles([hallway, door, notes])
  await page.getByRole('button', { name: 'Remove door.png' }).press('Enter')
  await expect(held(page)).toHaveText([/hallway\.jpg/, /notes\.pdf/])
  await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeFocused()
  await expect(page.getByText('Removed “door.png”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove hallway.jpg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeFocused()
  await expect(held(page)).toHaveCount(0)
})

test('files survive an error and the way back from the review', async ({ page }) => {
  await picker(page).setInputFiles([hallway])
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: /answers are missing or incomplete/ })).toBeFocused()
  await expect(held(page)).toHaveCount(1)
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await expect(picker(page)).toBeFocused()
  await expect(held(page)).toHaveCount(1)
})

test('a report is not ready before every file that was given to it has been looked at', async ({ page }) => {
  await fillReport(page)
  await page.evaluate(() => {
    // A slow drive: nothing is read before the page is told so.
    const read = Blob.prototype.arrayBuffer
    const ready = new Promise((resolve) => addEventListener('drive-ready', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      await ready
      return read.call(this)
    }
  })
  await picker(page).setInputFiles([notes])
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Reading your files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the file' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
  await expect(page.getByRole('button', { name: 'Save the file' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('notes.pdf')
})

test('leaving asks first while files are held, and only then', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await fillReport(page)
  await picker(page).setInputFiles([hallway])
  await expect(held(page)).toHaveCount(1)
  // Asked is by the code that answers submits, and that may come after the one that takes files.
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await away.click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await away.click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(1)
})

test('a picture that cannot be shown is still filed, and named by its kind', async ({ page }) => {
  await picker(page).setInputFiles([{ ...hallway, buffer: hallway.buffer.subarray(0, 60) }])
  await expect(held(page)).toHaveText([/JPG.*hallway\.jpg/s])
})
