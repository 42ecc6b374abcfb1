// Both feeds as a feed reader takes them: a parser that others wrote.
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { modifiedOf } from '../src/content/case-facts.ts'
import { cases } from '../src/content/cases.ts'
import { dayInWords } from '../src/content/days.ts'
import { expect, test } from './support/site.ts'

test('feed.xml and feed.json tell the same', async ({ request }) => {
  const atom = parseAtomFeed(await (await request.get('/feed.xml')).text())
  const json = parseJsonFeed(await (await request.get('/feed.json')).text())
  expect([json.title, json.language]).toEqual([atom.title?.value ?? atom.title, 'en-US'])
  expect(json.home_page_url).toBe(atom.links?.find(({ rel }) => rel === 'alternate')?.href)
  expect(json.feed_url).toBe(atom.links?.find(({ rel }) => rel === 'self')?.href?.replace('.xml', '.json'))
  const ofAtom = atom.entries?.map(({ id, title, summary, content, published, updated, links, categories }) => ({
    id,
    title: title?.value ?? title,
    summary: summary?.value ?? summary,
    html: content?.value,
    published,
    updated,
    url: links?.[0]?.href,
    status: categories?.[0]?.label,
  }))
  const ofJson = json.items?.map((item) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    html: item.content_html?.trim(),
    published: item.date_published,
    updated: item.date_modified,
    url: item.url,
    status: item.tags?.[0],
  }))
  expect(ofJson).toHaveLength(cases.length)
  expect(ofAtom).toEqual(ofJson)
})

test('a change is news: the case that changed last comes first, and says what changed and when', async ({
  request,
}) => {
  const { items = [] } = parseJsonFeed(await (await request.get('/feed.json')).text())
  const days = items.map(({ date_modified }) => date_modified)
  expect(days).toEqual([...days].sort().reverse())
  for (const each of cases) {
    const item = items.find(({ url }) => url?.endsWith(`#${each.id}`))
    expect(item?.date_modified).toBe(`${modifiedOf(each)}T00:00:00Z`)
    for (const { day, what } of each.changes)
      expect(item?.content_html).toContain(`<li>${dayInWords(day)}: ${what}</li>`)
  }
})

test('the reader refuses what is no feed', () => {
  expect(() => parseAtomFeed('<rss/>')).toThrow()
  expect(() => parseJsonFeed('{}')).toThrow()
})
