import type { Page } from '@playwright/test'

interface Work {
  interactions: number[]
  tasks: number[]
}

declare global {
  var work: Work
}

/** Begins to note how long the page takes to answer each input, and its tasks above 50 ms (W3C Event Timing, Long Tasks). */
export async function watchWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.work = { interactions: [], tasks: [] }
    const note = (type: string, list: number[], options: object = {}) =>
      new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) list.push(duration)
      }).observe({ type, ...options })
    note('event', globalThis.work.interactions, { durationThreshold: 16 })
    note('longtask', globalThis.work.tasks)
  })
}

/** Waits until the page has nothing to do, and forgets what was noted until then. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(() => setTimeout(done, 400), { timeout: 5000 }))
    globalThis.work.interactions.length = 0
    globalThis.work.tasks.length = 0
  })
}

/** Milliseconds from the slowest input since the last call to the paint after it, to 8 ms; 0 where all were below 16. */
export function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry comes after its paint: two frames, and a turn for the observer once the page has nothing more to do.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((done) => requestIdleCallback(() => setTimeout(done, 200), { timeout: 5000 }))
    return Math.max(0, ...globalThis.work.interactions.splice(0))
  })
}

/** The longest task since the last call, in milliseconds; 0 where none was above 50. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...globalThis.work.tasks.splice(0)))
}
