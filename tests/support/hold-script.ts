import type { Page } from '@playwright/test'

/** Keeps the forms' script from arriving. Gives the function that lets it. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/islands-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
