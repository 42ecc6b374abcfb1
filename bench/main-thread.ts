import { chromium } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'

/** One event of Chromium's trace. Times are in microseconds: `tdur` is processor time, `dur` elapsed time. */
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

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Opens a page in a browser of its own until nothing more is fetched and its form, if it has one, is loaded. Returns the
 * processor time in milliseconds of each task of its main thread. Processor time, unlike elapsed time, grows little under
 * other load.
 */
export async function measureMainThread(url: string): Promise<readonly number[]> {
  const browser = await chromium.launch(getChromiumOptions())
  try {
    const page = await browser.newPage(phone)
    const session = await browser.newBrowserCDPSession()
    const events: TraceEvent[] = []
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.compile'],
        excludedCategories: ['*'],
      },
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => [...document.forms].every((form) => form.noValidate))
    await session.send('Tracing.end')
    await complete
    return mainThreadTasks(events, url)
  } finally {
    await browser.close()
  }
}

/**
 * Processor time in milliseconds of each outermost task of the thread that parsed `url`, without what the attached
 * inspector causes: V8 parses a script again to give it the positions in a stack trace.
 */
function mainThreadTasks(events: readonly TraceEvent[], url: string): readonly number[] {
  const parsed = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
  if (!parsed) throw new Error(`The trace has no ${url}`)
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === parsed.pid && tid === parsed.tid)
  const tasks = selectOutermost(own.filter(({ name }) => /RunTask$/.test(name)))
  const positions = selectOutermost(own.filter(({ name }) => name === 'V8.CollectSourcePositions'))
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const inside = positions.filter((position) => position.ts >= ts && position.ts < ts + dur)
    return (tdur - inside.reduce((total, position) => total + (position.tdur ?? position.dur ?? 0), 0)) / 1000
  })
}

function selectOutermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

/** Returns by how many milliseconds the tasks exceed 50 on a processor `slowdown` times slower (Total Blocking Time). */
export function sumBlockedTime(tasks: readonly number[], slowdown: number): number {
  return tasks.reduce((total, task) => total + Math.max(0, task * slowdown - 50), 0)
}
