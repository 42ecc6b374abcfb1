import type { Page } from '@playwright/test'

/**
 * Text of twice the size by the reader's own setting, which rem and the media queries in rem follow. A screen of 390 px then
 * holds 195 px of text: more than WCAG 1.4.4 and 1.4.10 ask for together.
 */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
