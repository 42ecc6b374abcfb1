// The specification, line by line, in the built pages (sections 2 to 5 and 9), and the head of each. Its facts are written
// out again on purpose: a change in content/ alone must fail. What it leaves open, such as the address, is read from content/.
import { expect, test } from '@playwright/test'
import { formatShortDate } from '../src/content/dates.ts'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { cases } from '../src/content/record.ts'
import { about, contact, home, mainPages, notFound, pages, report, research, team } from '../src/site.ts'
import { getField, getNamed, getText, getTexts, readBuiltPage, readDist } from './support/built-page.ts'

const getHrefs = (parent: Element) => [...parent.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('the pages have the addresses of the specification', () => {
  expect(mainPages.map(({ path }) => path).sort()).toEqual(['/', '/about', '/contact', '/report', '/research', '/team'])
})

for (const page of pages)
  test(`${page.path} has the shared layout, and its own address, title and description where it is found and shared`, () => {
    const document = readBuiltPage(page)
    const [header, footer] = ['header', 'footer'].map((name) => document.querySelector(`body > ${name}`) as Element)
    expect(header?.querySelector('a')?.getAttribute('href')).toBe('/')
    const names = ['About', 'Research', 'Team', 'Report Anomaly', 'Contact']
    expect(getTexts(getNamed(document, 'nav', 'Main'), 'a')).toEqual(names)
    expect(getTexts(footer as Element, 'nav a')).toEqual(['Research', 'Team', 'About', 'Report Anomaly', 'Contact'])
    expect(getText(footer)).toContain(organization.address.street)
    expect(getText(footer)).toContain('© 2025 Quantum Reality Research')
    expect(document.querySelectorAll('main video')).toHaveLength(page === home ? 1 : 0)
    // What is current is the page, or the one above it.
    const [word, path] = page.parent ? ['true', page.parent.path] : ['page', page.path]
    const current = [...document.querySelectorAll(`[aria-current="${word}"]`)].map((link) => link.getAttribute('href'))
    expect([...new Set(current)]).toEqual([path])
    const getMeta = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect(document.documentElement.getAttribute('lang')).toBe('en-US')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + page.path)
    expect(['url', 'title', 'description'].map(getMeta)).toEqual([origin + page.path, page.title, page.description])
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
    // The share image contains the page's text.
    const [heading = '', ...more] = getTexts(document, 'h1')
    expect(more).toEqual([])
    expect(getMeta('image:alt')).toContain(heading)
  })

test('the 404 page links to every page of the specification, with what is behind it, is not indexed and is not shared', () => {
  const document = readBuiltPage(notFound)
  expect(getTexts(document, 'h1')).toEqual([notFound.title])
  const links = getTexts(document.querySelector('main nav') as Element, 'a')
  expect(links).toHaveLength(mainPages.length)
  for (const [index, { name }] of mainPages.entries()) expect(links[index]).toMatch(RegExp(`^${name} \\w+`))
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelectorAll('link[rel="canonical"], meta[property^="og:"]')).toHaveLength(0)
})

for (const page of [about, team, notFound])
  test(`${page.path} has no script, event handler or style attribute`, () => {
    const { documentElement } = readBuiltPage(page)
    expect(
      documentElement.querySelectorAll('script:not([type="application/ld+json"]), link[rel="modulepreload"]'),
    ).toHaveLength(0)
    expect(documentElement.outerHTML).not.toMatch(/<[^>]+\s(on\w+|style)=|javascript:/)
  })

test('home has the headline, the two buttons, the three figures, its history and two cards', () => {
  const document = readBuiltPage(home)
  expect(getTexts(document, 'h1')).toEqual(['Quantum Reality Research'])
  const links = [...document.querySelectorAll('main a')].map((link) => [getText(link), link.getAttribute('href')])
  expect(links).toContainEqual(['Research', '/research'])
  expect(links).toContainEqual(['Report Anomaly', '/report'])
  expect(getText(getNamed(document, 'section', /^Since 2017/))).toContain('founded in 2017')
  const cards = [...document.querySelectorAll('article')].map((card) => getText(card.querySelector('h2, h3')))
  for (const name of ['Global Network', 'Research Excellence']) expect(cards).toContain(name)
  const figures = ['2,000+ researchers worldwide', '43 research facilities', '150+ published papers']
  expect(getTexts(getNamed(document, 'ul', 'Key numbers'), 'li')).toEqual(figures)
})

test('home and about say what the organization studies, and so does what programs, searches and links get of it', () => {
  const subject = /quantum reality.*dimensional stability/i
  for (const page of [home, about]) {
    const document = readBuiltPage(page)
    expect(getText(document.querySelector('main')), page.path).toMatch(subject)
    expect(page.description).toMatch(subject)
    const { '@graph': nodes } = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '')
    expect(nodes).toContainEqual(expect.objectContaining({ knowsAbout: ['quantum reality', 'dimensional stability'] }))
  }
  expect(readBuiltPage(home).querySelector('[property="og:image:alt"]')?.getAttribute('content')).toMatch(subject)
  expect(/<subtitle>(.*)<\/subtitle>/.exec(readDist('feed.xml'))?.[1]).toMatch(subject)
})

test('home is in the order of the specification, with the active cases after the figures, and leads on to the end', () => {
  const main = readBuiltPage(home).querySelector('main') as Element
  const text = getText(main)
  const active = cases.filter(({ ended }) => !ended).map(({ name }) => name)
  const parts = [
    'Report Anomaly',
    '2,000+',
    '43',
    '150+',
    ...active,
    'founded in 2017',
    'Global Network',
    'Research Excellence',
  ]
  const places = parts.map((part) => text.indexOf(part, text.indexOf('Report Anomaly')))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(getHrefs(getNamed(main, 'section', /^Since 2017/))).toEqual(['/team', '/research#archive'])
  const last = [...main.querySelectorAll('section')].at(-1) as Element
  expect(getHrefs(last)).toEqual([...cases.map(({ id }) => `/cases/${id}`), '/report'])
})

test('about has the mission, four core values and the impact figures', () => {
  const document = readBuiltPage(about)
  expect(getText(getNamed(document, 'section', 'Mission'))).not.toBe('')
  expect(getTexts(getNamed(document, 'section', 'Core values'), 'h3')).toEqual([
    'Scientific Integrity',
    'Global Collaboration',
    'Transparent Research',
    'Public Safety',
  ])
  const impact = getNamed(document, 'section', 'Impact')
  const figures = ['700+ anomalies documented', '5,000+ researchers trained', '43 facilities', '150+ papers']
  expect(getTexts(impact, 'li')).toEqual(figures)
})

for (const [name, location, status, date, day] of [
  ['UNCHARTED', 'San Francisco', 'ACTIVE (Ongoing)', 'first reported April 19, 2025', '2025-04-19'],
  ['NEXUS', 'Palo Alto', 'ENDED', 'ended Feb 28 2025', '2025-02-28'],
  ['THRESHOLD', 'Los Angeles', 'ENDED', 'ended Feb 12 2025', '2025-02-12'],
  ['CASCADE', 'New York', 'ENDED', 'ended Jan 30 2025', '2025-01-30'],
  ['RESONANCE', 'Denver', 'ENDED', 'ended Jan 15 2025', '2025-01-15'],
] as const)
  test(`research lists ${name}`, () => {
    const article = getNamed(readBuiltPage(research), 'article', name)
    // One that the specification has as active ends on a day that it does not know.
    const { ended } = cases.find((researchCase) => researchCase.name === name) ?? {}
    const hasEnded = ended && status !== 'ENDED'
    expect(getTexts(article, 'h3')).toEqual([name])
    expect(getText(article)).toContain(`${location}, ${hasEnded ? `ended ${formatShortDate(ended)}` : date}`)
    expect(getText(article.querySelector('.status'))).toBe(hasEnded ? 'ENDED' : status)
    expect(article.querySelector('time')?.getAttribute('datetime')).toBe(hasEnded ? ended : day)
  })

test('the archive years are sealed, also in words, and have no link to open: who asks about one, or about a case, writes', () => {
  const [archive, list] = ['Archive', /^Cases/].map((name) => getNamed(readBuiltPage(research), 'section', name))
  if (!archive || !list) throw new Error('A section is missing.')
  expect(getHrefs(archive)).toEqual(['/contact#subject=archived-report'])
  expect(getHrefs(list)).toContain('/contact#subject=specific-case')
  const years = getTexts(archive, 'li')
  const expected = ['2024 147', '2023 132', '2022 98', '2021 85', '2020 73', '2019 64', '2018 52', '2017 41']
  expect(years).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(years[index]).toContain(`${words} reports, sealed`)
})

test('team has nine people and three divisions', () => {
  const document = readBuiltPage(team)
  const people = [...getNamed(document, 'section', 'Members').querySelectorAll('li')]
  expect(people.length).toBe(9)
  for (const person of people) {
    // Name, photo, title and bio.
    expect(getText(person.querySelector('h3'))).toMatch(/\w+ \w+/)
    expect(person.querySelector('img')?.getAttribute('alt')).toMatch(/\w+ \w+ \w+/)
    expect(person.querySelectorAll('p').length).toBeGreaterThanOrEqual(2)
  }
  const divisions = ['Research Division', 'Field Operations', 'Data Analysis']
  expect(getTexts(getNamed(document, 'section', 'Divisions'), 'h3')).toEqual(divisions)
})

test('report has every field, required where the specification says so', () => {
  const document = readBuiltPage(report)
  expect(getText(document.querySelector('main'))).toContain('call 911')
  const required = ['First name', 'Last name', 'Email', 'State', 'Date and time of anomaly', 'Detailed description']
  for (const label of required) {
    const field = getField(document, label)
    expect(field.hasAttribute('required'), label).toBe(true)
    expect(getText(document.querySelector(`label[for="${field.id}"]`)), label).toContain('*')
  }
  const names = ['First name', 'Last name'].map((label) => getField(document, label).getAttribute('name'))
  expect(names).toEqual(['first-name', 'last-name'])
  expect(getField(document, 'Email').getAttribute('type')).toBe('email')
  expect(getField(document, 'Date and time of anomaly').getAttribute('type')).toBe('datetime-local')
  const documentation = getField(document, 'Supporting documentation')
  expect(documentation.getAttribute('type')).toBe('file')
  expect(documentation.hasAttribute('required')).toBe(false)
  expect(getText(document.querySelector('form'))).toContain('Accepted formats: JPG, PNG, MP4, PDF. Maximum 50MB.')
})

test('report offers the 50 states by their lowercase, hyphenated values', () => {
  const options = [...getField(readBuiltPage(report), 'State').querySelectorAll('option')].map((option) => ({
    value: option.getAttribute('value'),
    text: getText(option),
  }))
  expect(options[0]).toEqual({ value: '', text: 'SELECT STATE' })
  for (const { value, text } of options.slice(1)) expect(value).toBe(text.toLowerCase().replaceAll(' ', '-'))
  const names = options.slice(1).map(({ text }) => text)
  expect(names).toHaveLength(50)
  expect(names).toEqual([...new Set(names)].sort())
  for (const name of ['Alabama', 'New Hampshire', 'Hawaii', 'West Virginia', 'Wyoming']) expect(names).toContain(name)
})

test('contact has every field and requires none', () => {
  const document = readBuiltPage(contact)
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'])
    expect(getField(document, label).hasAttribute('required'), label).toBe(false)
  const options = [...getField(document, 'Subject').querySelectorAll('option')]
  expect(getText(options[0])).toBe('Select Inquiry Type')
  const values = ['', 'archived-report', 'specific-case', 'research', 'other']
  expect(options.map((option) => option.getAttribute('value'))).toEqual(values)
  const office = getText(getNamed(document, 'section', 'Other ways'))
  const { address, email, hours, telephone } = organization
  for (const fact of [address.street, email.office, telephone.text, hours])
    expect(office).toContain(fact.replaceAll('\u00a0', ' '))
})
