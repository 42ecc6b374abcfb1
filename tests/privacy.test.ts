// Checks what the pages state under Privacy.
import { contact, pages, report } from '../src/site.ts'
import { waitForSession } from './support/form-locators.ts'
import { expect, test } from './support/site.ts'

for (const page of pages) {
  test(`${page.path} sets no cookie and stores only what is typed, in its own tab`, async ({ page: tab, context }) => {
    const answer = await tab.goto(page.path)
    expect(await answer?.headerValue('set-cookie')).toBeNull()
    if (page.hasForm) await tab.getByLabel('First name').pressSequentially('Ada')
    if (page.hasForm) await waitForSession(tab, 'Ada')
    expect(await context.cookies()).toEqual([])
    const stored = await tab.evaluate(async () => ({
      cookie: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(stored).toEqual({ cookie: '', local: 0, session: page.hasForm ? 1 : 0, databases: 0, caches: 0, workers: 0 })
  })
}

for (const page of [report, contact]) {
  test(`${page.path} describes what it stores, with a link to the privacy statement`, async ({ page: tab }) => {
    await tab.goto('/')
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(tab.getByRole('region', { name: 'Privacy' })).toContainText('no cookie')
    await tab.locator(`main a[href="${page.path}#privacy"]`).click()
    const statement = tab.getByRole('region', { name: 'Privacy of this form' })
    await expect(statement).toBeInViewport()
    await expect(statement).toContainText('The form sends nothing.')
    await statement.getByRole('link', { name: 'Accessibility' }).click()
    await expect(tab.getByRole('region', { name: 'Accessibility' })).toContainText('Known barriers')
    await expect(tab.getByRole('region', { name: 'Accessibility' }).getByRole('link')).toHaveCount(2)
  })
}
