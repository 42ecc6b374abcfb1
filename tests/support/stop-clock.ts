import type { Page } from '@playwright/test'

/** Lets no time pass for a page that is open, but what `page.clock.runFor` gives it: what it waits for goes on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
