import type { Locator, Page } from '@playwright/test'

/** The entries of the list of files held. */
export const held = (page: Page): Locator => page.getByRole('list', { name: 'Files held' }).getByRole('listitem')

/** The box that keeps a draft. */
export const tick = (page: Page): Locator => page.getByRole('checkbox', { name: 'Keep a draft on this device' })
