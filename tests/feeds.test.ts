// The feed, parsed by a library as feed readers do.
import { parseAtomFeed } from 'feedsmith'
import { getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { cases } from '../src/content/cases.ts'
import { formatDate } from '../src/content/dates.ts'
import { reservedOrigin } from '../src/content/organization.ts'
import { expect, test } from './support/site.ts'

test('the feed has every case with its summary, status, dates and link', async ({ request }) => {
  const { entries = [] } = parseAtomFeed(await (await request.get('/feed.xml')).text())
  expect(entries).toHaveLength(cases.length)
  for (const each of cases) {
    const entry = entries.find(({ id }) => id?.endsWith(`case:${each.id}`))
    expect(entry?.title?.value).toBe(`${each.name}, ${each.location}: ${getStatusLabel(each)}`)
    expect(entry?.categories?.[0]?.label).toBe(getStatusLabel(each))
    expect(entry?.published).toBe(`${each.published}T00:00:00Z`)
    expect(entry?.summary?.value).toBe(each.description)
    expect(entry?.links?.[0]?.href).toBe(`${reservedOrigin}/research#${each.id}`)
  }
})

test('a case has each of its changes, with the date', async ({ request }) => {
  const { entries = [] } = parseAtomFeed(await (await request.get('/feed.xml')).text())
  for (const each of cases) {
    const entry = entries.find(({ id }) => id?.endsWith(`case:${each.id}`))
    expect(entry?.updated).toBe(`${getLastModified(each)}T00:00:00Z`)
    for (const { date, description } of each.changes)
      expect(entry?.content?.value).toContain(`<li>${formatDate(date)}: ${description}</li>`)
  }
})

test('the URL of the JSON feed redirects permanently to the feed', async ({ request }) => {
  const answer = await request.get('/feed.json', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/feed.xml')
  expect(parseAtomFeed(await (await request.get('/feed.json')).text()).entries).toHaveLength(cases.length)
})

test('the parser rejects what is no feed', () => {
  expect(() => parseAtomFeed('<rss/>')).toThrow()
})
