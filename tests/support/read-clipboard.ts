import { expect, type Page } from '@playwright/test'

/**
 * Waits until the clipboard contains a matching text. It is pasted into a page of its own, because the site's policy
 * lets no page read the clipboard. `page` is in front afterwards.
 */
export async function expectCopied(page: Page, text: RegExp): Promise<void> {
  const reader = await page.context().newPage()
  await reader.setContent('<textarea></textarea>')
  await reader.locator('textarea').press('ControlOrMeta+v')
  await expect(reader.locator('textarea')).toHaveValue(text)
  await reader.close()
  await page.bringToFront()
}
