import type { Locator, Page } from '@playwright/test'

/** The article of a case on /research. It has no name of its own: a screen reader would say the heading's twice. */
export function caseArticle(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}
