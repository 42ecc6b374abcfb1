import type { Page } from '@playwright/test'

interface Work {
  interactions: number[]
  tasks: number[]
}

declare global {
  var work: Work
}

/**
 * Starts recording how long the page takes to respond to each input, and its tasks above 50 ms (W3C Event Timing, Long
 * Tasks).
 */
export async function observePerformance(page: Page): Promise<void> {
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

/** Waits until the page is idle and drops what was recorded until then. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(() => setTimeout(done, 400), { timeout: 5000 }))
    globalThis.work.interactions.length = 0
    globalThis.work.tasks.length = 0
  })
}

/**
 * Returns the milliseconds from the slowest input since the last call to the next paint, in steps of 8 ms; 0 if all
 * took less than 16.
 */
export function takeLongestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry is queued after its paint: two frames, then an idle callback for the observer.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((done) => requestIdleCallback(() => setTimeout(done, 200), { timeout: 5000 }))
    return Math.max(0, ...globalThis.work.interactions.splice(0))
  })
}

/** Returns the longest task since the last call, in milliseconds; 0 if none took more than 50. */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...globalThis.work.tasks.splice(0)))
}
