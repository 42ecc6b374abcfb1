import type { Locator, Page } from '@playwright/test'

/** Returns the article of a case on /research. */
export function getCaseArticle(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}
