import { expect, test } from '@playwright/test'
import { pages } from '../src/site.ts'

test('Chromium reads the rules from the header and fetches a page ahead while the pointer rests on its link', async ({
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

test('form pages neither prefetch nor are prerendered', async ({ request }) => {
  for (const page of pages) {
    const named = (await request.get(page.path)).headers()['speculation-rules']
    expect(named, page.path).toBe(page.hasForm ? undefined : '"/speculation-rules.json"')
  }
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  const [prerender] = (await rules.json()).prerender
  const [, { not }] = prerender.where.and
  expect(not.href_matches).toEqual(['/*.*', ...pages.filter((page) => page.hasForm).map((page) => page.path)])
})
