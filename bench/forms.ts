import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { runServer } from '../tooling/run-server.ts'
import { computeMedian } from './median.ts'
import { observePerformance, takeLongestInteraction, takeLongestTask, waitUntilIdle } from './observe-performance.ts'
import { trackRendererMemory } from './renderer-memory.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** Taken on April 19, 2025, at 9:14 pm, by a camera that recorded the time and the location. */
const photo = fileURLToPath(new URL('photo.jpg', import.meta.url))
const slowdown = 4
const rounds = 5
const limits = { interaction: 50, task: 100, memory: 200 } as const
const mebibyte = 2 ** 20

/**
 * Measures the response times of filling in a report on a slow device, and the cost of 50 MB of evidence. Returns false
 * if a limit was passed. The figures hold for this machine only: run it with nothing else running.
 */
export async function measureForms(say: (line: string) => void): Promise<boolean> {
  const server = await runServer(dist)
  const browser = await chromium.launch(getChromiumOptions())
  let isWithinLimits = true
  const row = (what: string, value: number, limit: number, unit: string) => {
    isWithinLimits &&= value <= limit
    say(`${what.padEnd(44)} ${value.toFixed(0).padStart(6)} ${unit} of ${limit}${value > limit ? '  OVER' : ''}`)
  }
  try {
    const address = `http://localhost:${server.port}/report`
    say(`Report form, input to next paint, CPU slowed ${slowdown} times, median of ${rounds}`)
    const seen = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++)
      await measureInteractions(browser, address, (what, value) => seen.set(what, [...(seen.get(what) ?? []), value]))
    for (const [what, values] of seen) row(what, computeMedian(values), limits.interaction, 'ms')
    say('50 MB of evidence, saved as one file')
    await measureMaking(browser, address, row, say)
  } finally {
    await browser.close()
    await server.stop()
  }
  return isWithinLimits
}

/** Fills in a report but for its time, which the photo suggests. */
async function fillReport(page: Page, description: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Meriwether')
  await page.getByLabel('Email').fill('ada@mail.example')
  await page.getByLabel('State').selectOption({ label: 'California' })
  await page.getByLabel('Detailed description').fill(description)
}

type Row = (what: string, value: number, limit: number, unit: string) => void

async function openReport(browser: Browser, address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ locale: 'en-US' })
  const session = await page.context().newCDPSession(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await observePerformance(page)
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
    await waitUntilIdle(page)
    // Raw input, because the checks before a locator's own click would be measured with it. The pauses are a person's:
    // the pointer is already there, a press takes 80 ms, ten keys a second.
    if (keys) await page.keyboard.type(keys, { delay: 100 })
    else await page.mouse.click(x + 8, y + height / 2, { delay: 80 })
    note(what, await takeLongestInteraction(page))
  }
  const button = (name: string) => page.getByRole('button', { name })
  const description = page.getByLabel('Detailed description')
  await measure('the first key', page.getByLabel('First name'), 'A')
  await measure('a submit with errors', button('Continue'))
  await measure('keys that correct an error', page.getByLabel('Last name'), 'Meriwether')
  await fillReport(page, 'The hallway grew. '.repeat(300))
  await description.press('Control+End')
  await measure('keys behind 5,400 characters', description, ' It grew by 2 m.')
  await page.getByLabel('Supporting documentation').setInputFiles(photo)
  await measure('the time of a photo taken', button('Use April 19'))
  await measure('a draft kept', page.getByLabel('Save a draft on this device'))
  await measure('a valid submit', button('Continue'))
  await measure('the package', button('Save the report'))
  await measure('Change', button('Change email'))
  await page.close()
}

async function measureMaking(browser: Browser, address: string, row: Row, say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const paths = Array.from({ length: 5 }, (_, index) => join(folder, `${index}.pdf`))
  for (const [index, path] of paths.entries()) writeFileSync(path, evidence(index))
  const { page, session } = await openReport(browser, address)
  await fillReport(page, 'The hallway was 2 m longer than the house.')
  await page.getByLabel('Date and time of anomaly').fill('2025-04-20T07:00')
  const memory = await trackRendererMemory(browser, session)
  await waitUntilIdle(page)
  await page.getByLabel('Supporting documentation').setInputFiles(paths)
  await page.getByText('5 files, 50 MB of 50 MB.').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  // It is too large for an email.
  await page.getByText('Another way').click()
  const button = page.getByRole('button', { name: 'Save the report' })
  await button.waitFor()
  row('reading it: the longest task', await takeLongestTask(page), limits.task, 'ms')
  const download = page.waitForEvent('download')
  const begun = performance.now()
  await button.click()
  await (await download).path()
  say(`${'from the press to the file on disk'.padEnd(44)} ${(performance.now() - begun).toFixed(0).padStart(6)} ms`)
  row('making it: the longest task', await takeLongestTask(page), limits.task, 'ms')
  const peak = await memory.peak()
  if (peak !== undefined) row('peak memory of the renderer over idle', peak / mebibyte, limits.memory, 'MB')
  await page.close()
  rmSync(folder, { recursive: true })
}

/** 10 MB with the first bytes of a PDF, different for each seed. */
function evidence(seed: number): Buffer {
  const bytes = Buffer.alloc(10 * mebibyte, `${seed} `)
  bytes.write('%PDF-1.7\n')
  return bytes
}
