import { chromium } from '@playwright/test'
import { chromiumHere } from '../machine/browser.ts'

/** From Chromium's trace: one thing that a thread did. Times in microseconds; `tdur` is the processor's, `dur` the clock's. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly beginData?: { readonly url?: string } }
}

/** Processor time in milliseconds. */
export interface MainThreadWork {
  readonly all: number
  /** Of the tasks that would each hold up a visitor for more than 50 ms on the slowed processor. */
  readonly long: number
}

/** A browser tab as Lighthouse's phone has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Opens a page in a browser of its own, until nothing more is fetched, and gives what its main thread cost the processor:
 * in all, and in the tasks that are long (W3C Long Tasks: above 50 ms) on a processor `slowdown` times slower. Processor
 * time grows less than the clock's when the machine has other work.
 */
export async function mainThreadWork(url: string, slowdown: number): Promise<MainThreadWork> {
  const browser = await chromium.launch(chromiumHere())
  try {
    const page = await browser.newPage(phone)
    const session = await browser.newBrowserCDPSession()
    const events: TraceEvent[] = []
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], excludedCategories: ['*'] },
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await session.send('Tracing.end')
    await complete
    const tasks = mainThreadTasks(events, url)
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return { all: sum(tasks), long: sum(tasks.filter((task) => task * slowdown > 50)) }
  } finally {
    await browser.close()
  }
}

/** Processor time in milliseconds of each outermost task of the thread that parsed `url`. */
function mainThreadTasks(events: readonly TraceEvent[], url: string): readonly number[] {
  const parsed = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  if (!parsed) throw new Error(`The trace has no ${url}`)
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && pid === parsed.pid && tid === parsed.tid && /RunTask$/.test(name))
    .sort((a, b) => a.ts - b.ts)
  let end = 0
  const outermost = tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
  return outermost.map(({ tdur = 0 }) => tdur / 1000)
}
