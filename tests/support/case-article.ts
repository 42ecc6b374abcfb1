import type { Locator, Page } from '@playwright/test'

/** The article of a case on /research. */
export function caseArticle(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}
