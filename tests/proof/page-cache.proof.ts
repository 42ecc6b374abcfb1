// The page cache (back/forward cache), which needs the whole browser. The report form is tried in it by every test run.
import { chromium, expect, type Page as Tab, test } from '@playwright/test'
import { chromiumHere } from '../../machine/browser.ts'
import { pages } from '../../src/site.ts'

/** Waits for a page to be shown, and says whether it came out of the back/forward cache. */
function shownAgain(tab: Tab): Promise<boolean> {
  return tab
    .waitForFunction(() => Reflect.get(window, 'shown') as boolean | undefined)
    .then((shown) => shown.jsonValue() as Promise<boolean>)
}

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
