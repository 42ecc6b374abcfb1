// What /research says of each case, and what it links to. How it looks is tested in research-view.test.ts.
import { expect, test } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { forecastCase, formatPlaceCount } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { readingTables } from '../src/content/readings/tables.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { citationFormats, getCitationPath } from '../src/published-data/citation.ts'
import { research, team } from '../src/site.ts'
import { getNamed, getText, getTexts, readBuiltPage, readDist } from './support/built-page.ts'

const document = readBuiltPage(research)
const getHref = (link: Element | null | undefined) => link?.getAttribute('href') ?? ''
const measured = cases.filter(({ id }) => readingTables.some(({ caseId }) => caseId === id))

/** Returns a day as it is written beside a year that is known: Mar 3, March 3. */
const formatDay = (day: Date, month: 'long' | 'short', timeZone = 'UTC') =>
  day.toLocaleDateString('en-US', { month, day: 'numeric', timeZone })

/** Returns the definitions of a term in the notes of a case. */
function getDefinitions(article: Element, term: string): Element[] {
  const entry = [...article.querySelectorAll('details dl > div')].find(
    (div) => getText(div.querySelector('dt')) === term,
  )
  return [...(entry?.querySelectorAll('dd') ?? [])]
}

for (const researchCase of cases)
  test(`${researchCase.name} has its notes, its people, its changes, its citations and a way to ask`, async ({
    request,
  }) => {
    const { id, name, people, published, changes } = researchCase
    const article = getNamed(document, 'article', name)
    const url = `https://quantum-reality.example/research#${id}`
    const pictures = [...article.querySelectorAll('.plate img')]
    expect(pictures).toHaveLength(1)
    // The caption and the alternative text differ: otherwise screen reader users hear one sentence twice.
    const alt = pictures[0]?.getAttribute('alt') ?? ''
    expect(alt).toMatch(/^[A-Z].+\.$/)
    expect(getText(article)).not.toContain(alt)

    const history = getDefinitions(article, 'History')
    const days = history.map((definition) => definition.querySelector('time')?.getAttribute('datetime'))
    expect(days).toEqual([published, ...changes.map(({ date }) => date)])
    for (const [index, { description }] of changes.entries()) expect(getText(history[index + 1])).toContain(description)

    const links = [...(getDefinitions(article, 'Measured by')[0]?.querySelectorAll('a') ?? [])].map(getHref)
    expect(people.length).toBeGreaterThan(0)
    expect(links).toEqual(people.map((person) => `/team#${person}`))
    for (const person of people) {
      const back = [...(readBuiltPage(team).getElementById(person)?.querySelectorAll('a') ?? [])].map(getHref)
      expect(back).toContain(`/research#${id}`)
    }

    expect(getText(article.querySelector('.citation'))).toContain(`${name}, `)
    expect(getText(article.querySelector('.citation'))).toContain(url)
    const files = getDefinitions(article, 'Cite as').flatMap((definition) => [...definition.querySelectorAll('a')])
    expect(files.map((file) => [getText(file), getHref(file)])).toEqual(
      citationFormats.map((format) => [format.name, `/${getCitationPath(researchCase, format)}`]),
    )
    for (const file of files) {
      expect(readDist(getHref(file))).toContain(name)
      expect((await request.head(getHref(file))).headers()['access-control-allow-origin']).toBe('*')
    }
    const question = new URLSearchParams({ subject: 'specific-case', case: name })
    expect([...article.querySelectorAll('a')].map(getHref)).toContain(`/contact#${question}`)
  })

test('every figure has its number, and a case with readings has its measurement, its plot and its tables', () => {
  const names = [...document.querySelectorAll('figure:not([aria-hidden])')].map((figure) =>
    figure.getAttribute('aria-label'),
  )
  // A case with readings has one figure with two parts, its plate and its plot. The last is the map.
  const parts = (id: string) => (measured.some((each) => each.id === id) ? ['', 'a', 'b'] : [''])
  const figures = [...cases.map(({ id }) => id), 'map']
  expect(names).toEqual(figures.flatMap((id, index) => parts(id).map((letter) => `Fig. ${index + 1}${letter}`)))
  for (const { id, name } of measured) {
    const article = getNamed(document, 'article', name)
    const plot = article.querySelector('.measurement')?.closest('figure') as Element
    expect(getText(plot)).toMatch(/Fig\. \d+[ab]\. [A-Z][^.]+\./)
    // The labels are text of the page: it can be selected, found and heard.
    expect(plot.querySelectorAll('svg text').length).toBeGreaterThan(1)
    const text = getText(article)
    expect(text).toMatch(/\d[^.]*\s±\s\d|\d to \d|1 in \d/)
    expect(text).toContain('.csv (CC0)')
    const links = [...article.querySelectorAll('a')].map(getHref)
    for (const table of readingTables.filter(({ caseId }) => caseId === id))
      expect(links).toContain(`/readings/${table.name}.csv`)
    expect(links).toContain(`/contact#${new URLSearchParams({ subject: 'specific-case', readings: `${id}.csv` })}`)
  }
})

test('UNCHARTED names the source of its tide tables, and while it is active has the seven days after the record and a calendar', () => {
  const article = getNamed(document, 'article', 'UNCHARTED')
  expect(getText(article)).toContain('NOAA’s for San Francisco, station 9414290')
  const links = [...article.querySelectorAll('a')].map(getHref)
  expect(links).toContain('/readings/tide-constituents.json')
  const forecastLinks = ['/readings/uncharted.ics', '/readings/uncharted-forecast.csv']
  expect(links.filter((link) => forecastLinks.includes(link))).toEqual(forecastCase ? forecastLinks : [])
  const table = article.querySelector('table')
  expect(table !== null).toBe(forecastCase !== undefined)
  if (!table) return
  const record = [...document.querySelectorAll('p')].find((paragraph) => getText(paragraph).includes('Record as of'))
  const first = Date.parse(record?.querySelector('time')?.getAttribute('datetime') ?? '')
  const days = Array.from({ length: 7 }, (_, index) => new Date(first + (index + 1) * 86_400_000))
  // Without script the table is of days that are named, with their year.
  expect(getText(table.querySelector('caption'))).toMatch(/^\w+ \d+ to (\w+ )?\d+, \d{4}$/)
  expect(getTexts(table, 'thead th')).toEqual(['Day', 'Longest, in m', 'Shortest, in m'])
  const length = expect.stringMatching(/^28\d\.\d\d, \d+:\d\d\s[ap]m$/)
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => getTexts(row, 'th, td'))
  expect(rows).toEqual(days.map((day) => [formatDay(day, 'short'), length, length]))
})

test('the storm that the finding of UNCHARTED names is labeled in its plot', () => {
  const article = getNamed(document, 'article', 'UNCHARTED')
  const day = new Date(uncharted.storm.day)
  expect(getText(article)).toContain(`On ${formatDay(day, 'long')} a storm`)
  expect(getTexts(article, '.plot text')).toContain(`Storm, ${formatDay(day, 'short')}`)
})

test('the map has a text alternative: a list with each place and a link to its case, and no keyboard stop of its own', () => {
  const section = getNamed(document, 'section', formatPlaceCount())
  const items = [...section.querySelectorAll('li')]
  expect(items.map((item) => getHref(item.querySelector('a')))).toEqual(cases.map(({ id }) => `#${id}`))
  for (const [index, each] of cases.entries()) {
    expect(getText(items[index])).toContain(`${each.location}, ${each.state}`)
    expect(getText(items[index])).toMatch(/\d°\s[NS], \d+\.\d\d°\s[WE]/)
    expect(getText(items[index])).not.toContain(getStatusLabel(each))
  }
  for (const link of section.querySelectorAll('svg a')) expect(link.getAttribute('tabindex')).toBe('-1')
})

test('a sealed year links to the office only, and the record has the date of its last change', () => {
  const section = getNamed(document, 'section', 'Archive')
  expect(getText(section)).toContain('Sealed years cannot be opened')
  const years = archive.map(({ year }) => `/contact#subject=archived-report&year=${year}`)
  expect([...section.querySelectorAll('a')].map(getHref)).toEqual(years)
  expect(section.querySelectorAll('button, details')).toHaveLength(0)
  const record = [...document.querySelectorAll('p')].find((paragraph) => getText(paragraph).includes('Record as of'))
  const newest = cases.map(getLastModified).sort().at(-1)
  expect(record?.querySelector('time')?.getAttribute('datetime')).toBe(newest)
})
