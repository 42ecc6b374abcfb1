import { chromium, expect, type Page as Tab, test } from '@playwright/test'
import { pages } from '../../src/site.ts'
import { chromiumHere } from '../../tests/support/browser.ts'

/** Waits for a page to be shown, and says whether it came out of the back/forward cache. */
function shownAgain(tab: Tab): Promise<boolean> {
  return tab
    .waitForFunction(() => Reflect.get(window, 'shown') as boolean | undefined)
    .then((shown) => shown.jsonValue() as Promise<boolean>)
}

test('Chromium takes the rules from the header, and fetches a page while the pointer rests on its link', async ({
  page: tab,
}) => {
  const session = await tab.context().newCDPSession(tab)
  const sets: { errorType?: string; sourceText: string }[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => sets.push(ruleSet))
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname)
    })
  })
  await session.send('Preload.enable')
  await tab.goto('/')
  const link = tab.getByRole('contentinfo').getByRole('link', { name: 'Team' })
  await link.hover()
  expect(await fetched).toBe('/team')
  expect(sets.map(({ errorType }) => errorType)).toEqual([undefined])
  await link.click()
  await tab.waitForURL('**/team')
  const entry = await tab.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  expect(entry.deliveryType).toBe('navigational-prefetch')
})

test('nothing is fetched ahead from a form page, and no form page is drawn ahead', async ({ request }) => {
  for (const page of pages) {
    const named = (await request.get(page.path)).headers()['speculation-rules']
    expect(named, page.path).toBe(page.form ? undefined : '"/speculation-rules.json"')
  }
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  const [prerender] = (await rules.json()).prerender
  expect(prerender.where.href_matches).toEqual(pages.filter((page) => !page.form).map((page) => page.path))
})

test('every page comes back from the back/forward cache', async ({ baseURL }) => {
  // Playwright starts its browsers without that cache, and the headless shell has none.
  const browser = await chromium.launch({ ...chromiumHere(true), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const tab = await browser.newPage({ baseURL: baseURL ?? '' })
  await tab.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      if (event.persisted) Reflect.set(window, 'shown', true)
    })
  })
  for (const { path } of pages) {
    await tab.goto(path)
    const next = path === '/team' ? 'About' : 'Team'
    await tab.getByRole('contentinfo').getByRole('link', { name: next }).click()
    await tab.waitForURL(`**/${next.toLowerCase()}`)
    await tab.evaluate(() => history.back())
    expect(await shownAgain(tab), path).toBe(true)
  }
  await browser.close()
})
