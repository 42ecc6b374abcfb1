import type { Page } from '@playwright/test'

/** Stops the clock of an open page, except for `page.clock.runFor`; other pending operations complete. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
