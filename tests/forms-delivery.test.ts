// From a valid submit to something finished in the visitor's hands.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { tool } from '../machine/tools.ts'
import { bagFaults } from './support/bag-faults.ts'
import { arrivesAt } from './support/forms-controls.ts'
import { prepare, save } from './support/forms-finish.ts'
import { dropLarge } from './support/forms-large.ts'
import { fillReport } from './support/forms-words.ts'
import { door, film, hallway, notes, type Sample } from './support/samples.ts'
import { expect, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'

const trap = 'He said "🚪\'s مفتوح".\n\n</dd><script>alert(1)</script>\n\tC:\\..\\x\n '
const odd: readonly Sample[] = [
  { ...hallway, name: '../../etc/passwd.jpg' },
  { ...door, name: '👁️ "eye" <b>.png' },
  { ...notes, name: `${'long '.repeat(59)}.pdf` },
  { ...film, name: 'فيلم.mp4' },
]

test('the package gives every character and byte back, and its checksums hold', async ({ page }, info) => {
  await prepare(page, odd, trap)
  const { name, bytes } = await save(page, 'Save the file')
  const reference = await page.getByText('It identifies this copy').locator('b').textContent()
  expect(name).toBe(`anomaly-report-${reference}.zip`)
  await expect(page.getByText(`Saved on this device as ${name}`)).toBeVisible()
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await expect(page.getByText(`Attach “${name}” from your Downloads.`)).toBeVisible()

  const folder = join(unzip(bytes, info), name.replace('.zip', ''))
  const report = JSON.parse(readFileSync(join(folder, 'data/report.json'), 'utf8'))
  expect(report.reference).toBe(reference)
  expect(report.answers.find((each: { name: string }) => each.name === 'description').value).toBe(trap)
  const time = report.answers.find((each: { name: string }) => each.name === 'date-time')
  expect(time).toMatchObject({
    zone: 'America/Los_Angeles',
    utc: '2025-04-20T04:14:00.000Z',
    value: '2025-04-19T21:14',
  })
  expect(report.evidence.map((each: { name: string }) => each.name)).toEqual(odd.map((each) => each.name))
  for (const [index, each] of report.evidence.entries())
    expect(readFileSync(join(folder, 'data', each.file))).toEqual(odd[index]?.buffer)
  expect(readdirSync(join(folder, 'data/evidence'))).toHaveLength(odd.length)
  const sums = spawnSync(tool('sha256sum'), ['--check', '--strict', 'manifest-sha256.txt'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(sums.status, sums.stderr).toBe(0)
  expect(bagFaults(folder)).toEqual([])
})

test('the same report has the same reference; another word gives another', async ({ context }) => {
  // Each in a tab of its own: one tab would show the report before it again, while the next is filled in.
  const reference = async (description?: string) => {
    const tab = await context.newPage()
    await prepare(tab, [door], description)
    return tab.getByText('It identifies this copy').locator('b').textContent()
  }
  const first = await reference()
  expect(await reference()).toBe(first)
  expect(await reference('The hallway was 3 m longer than the house.')).not.toBe(first)
})

test('a file that changed after it was chosen stops the package, and says which', async ({ page }, info) => {
  const path = info.outputPath('notes.pdf')
  writeFileSync(path, '%PDF-1.7 before')
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(path)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByText('It identifies this copy')).toBeVisible()
  writeFileSync(path, '%PDF-1.7 after, and longer')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('“notes.pdf” was changed or moved since you chose it.')).toBeVisible()
})

test('a large package shows its progress, and Cancel stops it', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await dropLarge(page, { 'large.pdf': 50 * 2 ** 20 })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const button = page.getByRole('button', { name: 'Save the file' })
  await button.waitFor()
  // Pressed from inside the page: two trips to the browser would take longer than the work.
  const shown = await page.evaluate(async () => {
    const find = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)
    const appeared = await new Promise<number>((resolve) => {
      const look = () => {
        const bar = document.querySelector('progress')
        if (bar && bar.value > 0) resolve(bar.max)
      }
      new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
      find('Save the file')?.focus()
      find('Save the file')?.click()
    })
    const focused = document.activeElement?.textContent
    find('Cancel')?.focus()
    find('Cancel')?.click()
    return { appeared, focused }
  })
  expect(shown).toEqual({ appeared: 50 * 2 ** 20, focused: 'Save the file' })
  await expect(page.getByText('Canceled. Nothing was saved.')).toBeVisible()
  await expect(button).toBeFocused()
  const { bytes } = await save(page, 'Save the file')
  expect(bytes.length).toBeGreaterThan(50 * 2 ** 20)
})

test('the mail draft is read back whole by a parser that is not ours', async ({ page }) => {
  await prepare(page, odd, trap)
  await page.getByText('Save it as a mail draft instead').click()
  const { name, bytes } = await save(page, 'Save the mail draft')
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await expect(page.getByText(`Open “${name}” from your Downloads.`)).toBeVisible()
  expect(name).toMatch(/^anomaly-report-....-....\.eml$/)
  const mail = await PostalMime.parse(bytes)
  expect(mail.to?.[0]?.address).toBe('reports@quantum-reality.example')
  expect(mail.from?.address).toBe('ada@mail.example')
  expect(mail.text).toContain('مفتوح')
  const attached = mail.attachments.filter(({ filename }) => filename !== 'report.json')
  expect(attached.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(odd.map(({ buffer }) => buffer))
})

test('a mail above 10 MB comes with a warning and its size, and can be canceled', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await dropLarge(page, { 'large.pdf': 12 * 2 ** 20 })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByText('Save it as a mail draft instead').click()
  await page.getByRole('button', { name: 'Save the mail draft' }).waitFor()
  // The one file goes by mail too.
  await expect(page.getByText('Many mailboxes refuse a mail above 10 MB, and this one would be 16.4 MB.')).toHaveCount(
    2,
  )
  await page.evaluate(() => {
    const find = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)
    new MutationObserver((_, watcher) => {
      if (!find('Cancel')) return
      watcher.disconnect()
      find('Cancel')?.click()
    }).observe(document.body, { childList: true, subtree: true })
    find('Save the mail draft')?.click()
  })
  await expect(page.getByText('Canceled. Nothing was saved.')).toBeVisible()
})

test('the mail link carries the text; the copies are the whole text and the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await prepare(page)
  const link = await page.getByRole('link', { name: 'Write the mail' }).getAttribute('href')
  const mail = new URL(link ?? '')
  expect(mail.protocol + mail.pathname).toBe('mailto:reports@quantum-reality.example')
  expect(mail.searchParams.get('body')).toContain('The hallway was 2 m longer than the house.')
  // The site's own policy lets no page of it read the clipboard.
  const reader = await context.newPage()
  await reader.setContent('<textarea></textarea>')
  const expectCopied = async (words: RegExp) => {
    await reader.bringToFront()
    await reader.locator('textarea').fill('')
    await reader.locator('textarea').press('ControlOrMeta+v')
    await expect(reader.locator('textarea')).toHaveValue(words)
    await page.bringToFront()
  }
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  await expectCopied(/^reports@quantum-reality\.example$/)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text is copied.')).toBeVisible()
  await expectCopied(/The hallway was 2 m longer than the house\./)
})

test('copying denied: the text stands there, selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await prepare(page)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The browser did not allow copying.')).toBeVisible()
  const selection = await page.getByLabel('Text to copy').evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })
  expect(selection).toContain('The hallway was 2 m longer than the house.')
})

test('erasing everything asks, and keeps everything unless told twice', async ({ page }) => {
  await prepare(page, [door])
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  // A press too many erases nothing.
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // At once: the focus is back, or comes with the key.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const label of ['First name', 'Email', 'State', 'Detailed description'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Files held' })).toHaveCount(0)
  await arrivesAt(page, 'writing')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the case sheet has the answers, the reference and the checksums, and nothing to press', async ({ page }) => {
  await prepare(page, [door])
  await page.emulateMedia({ media: 'print' })
  const reference = await page.getByText('It identifies this copy').locator('b').textContent()
  const sheet = page.getByRole('main')
  await expect(sheet.getByText(reference ?? '', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(sheet.getByText('Meriwether')).toBeVisible()
  await expect(sheet.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible()
  await expect(sheet.getByRole('button')).toHaveCount(0)
  await expect(sheet.getByText('Received on')).toBeVisible()
})
