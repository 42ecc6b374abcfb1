// Checks what the pages state under Privacy.
import { about, pages } from '../src/site.ts'
import { getNamed, getText, readBuiltPage } from './support/built-page.ts'
import { waitForSession } from './support/report-page.ts'
import { expect, test } from './support/site.ts'

test('no page sets a cookie, and each stores only what is typed, in its own tab', async ({ page: tab, context }) => {
  for (const page of pages) {
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
    const session = page.hasForm ? 1 : 0
    expect(stored, page.path).toEqual({ cookie: '', local: 0, session, databases: 0, caches: 0, workers: 0 })
    await tab.evaluate(() => sessionStorage.clear())
    // The form would store its answers once more when it is left.
    await tab.goto('about:blank')
    await tab.goto('/healthz')
    await tab.evaluate(() => sessionStorage.clear())
  }
})

test('the footer of every page leads to a privacy statement, and that to each form’s own and to what is hard to reach', () => {
  const privacy = getNamed(readBuiltPage(about), 'section', 'Privacy')
  expect(getText(privacy)).toContain('no cookie')
  for (const page of pages) {
    const links = [...readBuiltPage(page).querySelectorAll('body > footer a')]
    const link = links.find((each) => getText(each) === 'Privacy')
    expect(link?.getAttribute('href')).toBe('/about#privacy')
    if (!page.hasForm) continue
    expect(privacy.querySelector(`a[href="${page.path}#privacy"]`), page.path).not.toBeNull()
    const statement = getNamed(readBuiltPage(page), 'section', 'Privacy of this form')
    expect(getText(statement)).toContain('The form sends nothing.')
    expect(statement.querySelector('a[href="/about#accessibility"]')).not.toBeNull()
  }
  const accessibility = getNamed(readBuiltPage(about), 'section', 'Accessibility')
  expect(getText(accessibility)).toContain('Known barriers')
  expect(accessibility.querySelectorAll('a')).toHaveLength(2)
})
