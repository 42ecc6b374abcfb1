// What the pages state under Privacy.
import { about, pages, report } from '../src/site.ts'
import { getNamed, getText, readBuiltPage } from './support/built-page.ts'
import { waitForSession } from './support/report-page.ts'
import { expect, test } from './support/site.ts'

test('each page sets no cookie, and stores only what is typed, in its own tab', async ({ page: tab, context }) => {
  let session = 0
  for (const page of pages) {
    if (page.hasForm) session += 1
    const response = await tab.goto(page.path)
    expect(await response?.headerValue('set-cookie')).toBeNull()
    if (page.hasForm) await tab.getByLabel('First name').pressSequentially('Ada')
    if (page.hasForm) await waitForSession(tab, 'Ada')
    expect(await context.cookies()).toEqual([])
    const stored = await tab.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(stored, page.path).toEqual({ local: 0, session, databases: 0, caches: 0, workers: 0 })
  }
})

test('the footer of every page leads to a privacy statement, and that to the report form’s own', () => {
  const privacy = getNamed(readBuiltPage(about), 'section', 'Privacy')
  expect(getText(privacy)).toContain('no cookie')
  expect(privacy.querySelectorAll(`a[href="${report.path}#privacy"]`)).toHaveLength(1)
  for (const page of pages) {
    const links = [...readBuiltPage(page).querySelectorAll('body > footer a')]
    const link = links.find((each) => getText(each) === 'Privacy')
    expect(link?.getAttribute('href')).toBe('/about#privacy')
    if (!page.hasForm) continue
    const statement = getNamed(readBuiltPage(page), 'section', 'Privacy')
    expect(getText(statement)).toContain('What you type stays in this tab')
  }
})
