import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumHere } from '../machine/browser.ts'
import { runServer } from '../machine/run-server.ts'
import { median } from './median.ts'
import { longestInteraction, longestTask, settled, watchWork } from './page-work.ts'
import { rendererMemory } from './renderer-memory.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** Taken on April 19, 2025, at 9:14 pm, by a camera that says so, and where. */
const photo = fileURLToPath(new URL('photo.jpg', import.meta.url))
const slowdown = 4
const rounds = 5
const limits = { interaction: 50, task: 100, memory: 200 } as const
const mebibyte = 2 ** 20

/**
 * What a person feels on a slow device while they fill in a report, and what 50 MB of evidence cost. Gives false if a
 * limit was passed. Figures are of this machine, at this moment: run it with nothing else running.
 */
export async function measureForms(say: (line: string) => void): Promise<boolean> {
  const server = await runServer(dist)
  const browser = await chromium.launch(chromiumHere())
  let kept = true
  const row = (what: string, value: number, limit: number, unit: string) => {
    kept &&= value <= limit
    say(`${what.padEnd(44)} ${value.toFixed(0).padStart(6)} ${unit} of ${limit}${value > limit ? '  OVER' : ''}`)
  }
  try {
    const address = `http://localhost:${server.port}/report`
    say(`Report form, input to next paint, CPU slowed ${slowdown} times, median of ${rounds}`)
    const seen = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++)
      await measureInteractions(browser, address, (what, value) => seen.set(what, [...(seen.get(what) ?? []), value]))
    for (const [what, values] of seen) row(what, median(values), limits.interaction, 'ms')
    for (const { button, fold } of [
      { button: 'Save the file' },
      { button: 'Save the mail draft', fold: 'Save it as a mail draft instead' },
    ]) {
      say(`50 MB of evidence, ${button}`)
      await measureMaking(browser, address, { button, fold }, row, say)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return kept
}

/** A report that lacks nothing, by its labels. Its date is not the photo's, so that the photo's is offered. */
async function fillReport(page: Page, description: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Meriwether')
  await page.getByLabel('Email').fill('ada@mail.example')
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByLabel('Date and time of anomaly').fill('2025-04-20T07:00')
  await page.getByLabel('Detailed description').fill(description)
}

type Row = (what: string, value: number, limit: number, unit: string) => void

async function openReport(browser: Browser, address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ locale: 'en-US' })
  const session = await page.context().newCDPSession(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await watchWork(page)
  return { page, session }
}

async function measureInteractions(
  browser: Browser,
  address: string,
  note: (what: string, ms: number) => void,
): Promise<void> {
  const { page, session } = await openReport(browser, address)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const measure = async (what: string, at: Locator, keys?: string) => {
    await at.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, height = 0 } = (await at.boundingBox()) ?? {}
    if (keys) await at.focus()
    else await page.mouse.move(x + 8, y + height / 2)
    await settled(page)
    // Bare input: the waiting and looking that a locator's own click does would be counted with it. What a hand does before
    // or between would be, too, if it took no time: a pointer that is there already, a press of 80 ms, ten keys a second.
    if (keys) await page.keyboard.type(keys, { delay: 100 })
    else await page.mouse.click(x + 8, y + height / 2, { delay: 80 })
    note(what, await longestInteraction(page))
  }
  const button = (name: string) => page.getByRole('button', { name })
  const description = page.getByLabel('Detailed description')
  await measure('the first key, which fetches the later code', page.getByLabel('First name'), 'A')
  await measure('a submit with errors', button('Prepare report'))
  await measure('keys that mend an error', page.getByLabel('Last name'), 'Meriwether')
  await fillReport(page, 'The hallway grew. '.repeat(300))
  await description.press('Control+End')
  await measure('keys behind 5,400 characters', description, ' It grew by 2 m.')
  await page.getByLabel('Supporting documentation').setInputFiles(photo)
  await measure('the time of a photo taken', button('Use April 19'))
  await measure('a draft kept', page.getByLabel('Keep a draft on this device'))
  await measure('a valid submit', button('Prepare report'))
  await measure('the package', button('Save the file'))
  await measure('Change', button('Change email'))
  await page.close()
}

interface Way {
  readonly button: string
  /** What the button is folded under. */
  readonly fold?: string | undefined
}

async function measureMaking(
  browser: Browser,
  address: string,
  { button, fold }: Way,
  row: Row,
  say: (line: string) => void,
) {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const paths = Array.from({ length: 5 }, (_, index) => join(folder, `${index}.pdf`))
  for (const [index, path] of paths.entries()) writeFileSync(path, evidence(index))
  const { page, session } = await openReport(browser, address)
  await fillReport(page, 'The hallway was 2 m longer than the house.')
  const memory = await rendererMemory(browser, session)
  await settled(page)
  await page.getByLabel('Supporting documentation').setInputFiles(paths)
  await page.getByText('5 files, 50 MB of 50 MB.').waitFor()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  if (fold) await page.getByText(fold).click()
  await page.getByRole('button', { name: button }).waitFor()
  row('reading it: the longest task', await longestTask(page), limits.task, 'ms')
  const download = page.waitForEvent('download')
  const begun = performance.now()
  await page.getByRole('button', { name: button }).click()
  await (await download).path()
  say(`${'from the press to the file on disk'.padEnd(44)} ${(performance.now() - begun).toFixed(0).padStart(6)} ms`)
  row('making it: the longest task', await longestTask(page), limits.task, 'ms')
  const peak = await memory.peak()
  if (peak !== undefined) row('peak memory of the renderer over idle', peak / mebibyte, limits.memory, 'MB')
  await page.close()
  rmSync(folder, { recursive: true })
}

/** 10 MB that begin like a PDF and no two of which are alike. */
function evidence(seed: number): Buffer {
  const bytes = Buffer.alloc(10 * mebibyte, `${seed} `)
  bytes.write('%PDF-1.7\n')
  return bytes
}
