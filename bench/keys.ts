// How long the report takes to show a key, on a processor slowed four times: the slowest of each, in ms; behind a long
// text the usual one, beside what the browser itself takes. Needs a build.
import { chromium, type Page } from '@playwright/test'
import { report } from '../src/site.ts'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { runServer } from '../tooling/run-server.ts'

const rounds = 5
/** Above 50 ms a person feels a delay. */
const limitMs = 50
/** How many times as long as the browser itself a key behind a long text may take. */
const maxRatio = 2
const longText = 'The hallway grew. '.repeat(5556)
const [whole, bare] = ['behind 100,000 characters', 'the same without a page']

declare global {
  var keyDurations: number[]
}

function getMedian(numbers: readonly number[] = []): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Types into a field and returns the milliseconds from each key to its paint, in steps of 8, without those under 16. */
async function measureKeys(page: Page, label: string, keys: string): Promise<readonly number[]> {
  await page.getByLabel(label).focus()
  await page.keyboard.press('Control+End')
  await waitUntilIdle(page)
  await page.evaluate(() => {
    globalThis.keyDurations.length = 0
  })
  // Ten keys a second.
  await page.keyboard.type(keys, { delay: 100 })
  await waitUntilIdle(page)
  return page.evaluate(() => globalThis.keyDurations)
}

/** Waits until what was typed is painted and nothing more is to be done. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 300), { timeout: 5000 }))
  })
}

const server = await runServer('dist')
const browser = await chromium.launch(getChromiumOptions())
const measured: Record<string, number[]> = {}
for (let round = 0; round < rounds; round++) {
  const page = await browser.newPage({ locale: 'en-US' })
  await page.addInitScript(() => {
    globalThis.keyDurations = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.keyDurations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(`http://localhost:${server.port}${report.path}`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const note = (name: string, durations: readonly number[]) => {
    const isLong = name === whole || name === bare
    measured[name] = [...(measured[name] ?? []), isLong ? getMedian(durations) : Math.max(0, ...durations)]
  }
  note('the first key', await measureKeys(page, 'First name', 'A'))
  note('a short answer', await measureKeys(page, 'Last name', 'Meriwether'))
  await page.getByLabel('Detailed description').fill('The hallway grew. '.repeat(300))
  note('behind 5,400 characters', await measureKeys(page, 'Detailed description', ' It grew by 2 m.'))
  await page.getByLabel('Detailed description').fill(longText)
  note(whole, await measureKeys(page, 'Detailed description', ' It grew by 2 m.'))
  await page.evaluate(() => {
    const area = document.querySelector('textarea')?.cloneNode()
    if (area instanceof HTMLTextAreaElement) area.ariaLabel = 'A text area alone'
    if (area) document.body.replaceChildren(area)
  })
  await page.getByLabel('A text area alone').fill(longText)
  note(bare, await measureKeys(page, 'A text area alone', ' It grew by 2 m.'))
  await page.close()
}
process.stdout.write(
  `The report, slowest key to next paint in ms, median of ${rounds}, at most ${limitMs}, or ${maxRatio} times the browser’s own\n`,
)
for (const [name, durations] of Object.entries(measured)) {
  const median = getMedian(durations)
  const limit = { [whole]: maxRatio * getMedian(measured[bare]), [bare]: Number.POSITIVE_INFINITY }[name] ?? limitMs
  process.stdout.write(`${name.padEnd(26)}${median.toFixed(0).padStart(4)}${median > limit ? '  OVER' : ''}\n`)
  if (median > limit) process.exitCode = 1
}
await browser.close()
await server.stop()
