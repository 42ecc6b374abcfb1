import { type Browser, chromium } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { runServer } from '../tooling/run-server.ts'
import { computeMedian } from './median.ts'

/** Other servers of the site to compare with: `BENCH_BESIDE=before=http://localhost:4000`, several parted by commas. */
const others = (process.env.BENCH_BESIDE ?? '')
  .split(',')
  .filter(Boolean)
  .map((pair) => pair.split('='))
const rounds = 7
const slowdown = 4
/** Slow 4G as Lighthouse simulates it: a round trip of 150 ms, and 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const text = 'The hallway grew by 2 m overnight, and nobody had touched the door.'

interface Loading {
  /** Milliseconds from the first touch to the form's own validation in place of the browser's. */
  readonly answers: number
  /** Milliseconds of the slowest key until the browser painted it. */
  readonly key: number
  /** Milliseconds of the longest task since the first touch; 0 if none was longer than 50. */
  readonly task: number
  /** Characters that were typed and are not there. */
  readonly lost: number
}

/**
 * Prints what a visitor feels who writes right after the first paint, on a slow processor and a slow line; several builds
 * in turn, so that other work on the machine meets all of them.
 */
export async function measureFormLoading(say: (line: string) => void): Promise<void> {
  const { args = [], ...options } = getChromiumOptions()
  // Under an attached inspector V8 otherwise parses the form code again, on the main thread, where it is evaluated.
  const browser = await chromium.launch({ ...options, args: [...args, '--js-flags=--no-enable-lazy-source-positions'] })
  const server = await runServer('dist')
  const origins = new Map([['this build', `http://localhost:${server.port}`], ...others] as [string, string][])
  try {
    say(`Report form touched after the first paint, CPU slowed ${slowdown} times, slow 4G, medians of ${rounds}`)
    const measured = new Map<string, Loading[]>([...origins.keys()].map((name) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, origin] of origins) measured.get(name)?.push(await measureLoading(browser, `${origin}/report`))
    for (const [name, all] of measured) {
      const median = (of: keyof Loading) => computeMedian(all.map((one) => one[of])).toFixed(0)
      const lost = Math.max(...all.map((one) => one.lost))
      say(
        `${name.padEnd(14)} answers after ${median('answers')} ms, slowest key ${median('key')} ms, longest task ${median('task')} ms, at most ${lost} characters lost`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Measures one visit. The page is driven by bare protocol commands: a locator of Playwright first injects a script of
 * 330 kB, whose parsing would be the longest task.
 */
async function measureLoading(browser: Browser, url: string): Promise<Loading> {
  const page = await browser.newPage({ locale: 'en-US' })
  const session = await page.context().newCDPSession(page)
  const evaluate = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })).result.value
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observeLoading, text)
  await page.goto(url, { waitUntil: 'commit' })
  await evaluate('seen.painted')
  await page.keyboard.type(text, { delay: 60 })
  await evaluate('seen.stored')
  const { value, ...seen } = await evaluate('({ ...seen, value: document.querySelector("textarea").value })')
  await page.close()
  return { answers: seen.answered - seen.touched, key: seen.key, task: seen.task, lost: text.length - value.length }
}

/** Runs in the page: touches the description after the first paint, and records what the visitor feels from then on. */
function observeLoading(text: string): void {
  const seen = { touched: 0, answered: 0, key: 0, task: 0, painted: {}, stored: {} }
  Object.assign(globalThis, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (seen.touched && entry.startTime >= seen.touched) note(entry)
    }).observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  seen.painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => {
      seen.touched = performance.now()
      document.querySelector('textarea')?.focus()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  observe('event', ({ name, duration }) => {
    if (/^key|input/.test(name)) seen.key = Math.max(seen.key, duration)
  })
  observe('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration)
  })
  new MutationObserver(() => {
    if (document.querySelector('form')?.noValidate) seen.answered ||= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['novalidate'] })
  seen.stored = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!seen.answered || !Object.values(sessionStorage).join().includes(text)) return
      clearInterval(timer)
      resolve()
    }, 100)
  })
}
