import type { Page } from '@playwright/test'

/** Delays the form chunk, or the script of this name. Returns the function that releases it. */
export async function delayScript(page: Page, part = 'form'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
