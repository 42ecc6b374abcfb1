import type { Page } from '@playwright/test'

/**
 * Doubles the text size by the user's setting, which rem and the media queries in rem follow. A screen of 390 px then
 * has the width of 195 px of text: more than WCAG 1.4.4 and 1.4.10 require together.
 */
export async function doubleTextSize(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
