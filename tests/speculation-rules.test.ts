import { expect, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { readDist } from './support/built-page.ts'

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

test('no form page is prerendered', () => {
  const [{ where }] = JSON.parse(readDist('speculation-rules.json')).prerender
  const excluded = where.and.flatMap(({ not }: { not?: { href_matches: string[] } }) => not?.href_matches ?? [])
  expect(excluded).toEqual(expect.arrayContaining(pages.filter(({ hasForm }) => hasForm).map(({ path }) => path)))
})
