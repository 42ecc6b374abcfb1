import type { Page } from '@playwright/test'

/** Keeps the forms' script, or the part of this name, from arriving. Gives the function that lets it. */
export async function holdScript(page: Page, part = 'islands'): Promise<() => void> {
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
