// The specification, line by line, on the built pages (sections 2 to 5 and 9). The facts are written out again on
// purpose: a change in content/ alone must fail.
import { expect, test } from './support/site.ts'

for (const path of ['/', '/about', '/report', '/research', '/contact', '/team'])
  test(`${path} has the shared layout`, async ({ page }) => {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link').first()).toHaveAttribute('href', '/')
    await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'About',
      'Research',
      'Team',
      'Report Anomaly',
      'Contact',
    ])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Research',
      'Team',
      'About',
      'Report Anomaly',
      'Contact',
    ])
    await expect(footer).toContainText('1 Balmer Plaza')
    await expect(footer).toContainText('© 2025 Quantum Reality Research')
    await expect(page.getByRole('main').locator('video')).toHaveCount(path === '/' ? 1 : 0)
  })

test.describe('home', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('has the headline and the two buttons', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quantum Reality Research')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Research', exact: true })).toHaveAttribute('href', '/research')
    await expect(main.getByRole('link', { name: 'Report Anomaly', exact: true })).toHaveAttribute('href', '/report')
  })

  test('has the three figures', async ({ page }) => {
    const figures = page.getByRole('list', { name: 'Key numbers' }).getByRole('listitem')
    await expect(figures).toHaveText([
      '2,000+ researchers worldwide',
      '43 research facilities',
      '150+ published papers',
    ])
  })

  test('has its history and two cards', async ({ page }) => {
    await expect(page.getByRole('region', { name: /2017/ })).toContainText('founded in 2017')
    for (const name of ['Global Network', 'Research Excellence'])
      await expect(page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })).toHaveCount(1)
  })
})

test('about has the mission, four core values and the impact figures', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('region', { name: 'Mission' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Core values' }).getByRole('heading', { level: 3 })).toHaveText([
    'Scientific Integrity',
    'Global Collaboration',
    'Transparent Research',
    'Public Safety',
  ])
  const impact = page.getByRole('region', { name: 'Impact' })
  await expect(impact.getByRole('listitem')).toHaveText([
    '700+ anomalies documented',
    '5,000+ researchers trained',
    '43 facilities',
    '150+ papers',
  ])
  await expect(impact).toContainText('over 700 anomalies')
})

test.describe('research', () => {
  test.beforeEach(({ page }) => page.goto('/research'))

  for (const [name, location, status, date, day] of [
    ['UNCHARTED', 'San Francisco', 'ACTIVE (Ongoing)', 'first reported April 19, 2025', '2025-04-19'],
    ['NEXUS', 'Palo Alto', 'ENDED', 'Feb 28 2025', '2025-02-28'],
    ['THRESHOLD', 'Los Angeles', 'ENDED', 'Feb 12 2025', '2025-02-12'],
    ['CASCADE', 'New York', 'ENDED', 'Jan 30 2025', '2025-01-30'],
    ['RESONANCE', 'Denver', 'ENDED', 'Jan 15 2025', '2025-01-15'],
  ] as const) {
    test(`lists ${name}`, async ({ page }) => {
      const each = page.getByRole('article', { name })
      await expect(each.getByText(location, { exact: true })).toBeVisible()
      await expect(each.getByText(status, { exact: true })).toBeVisible()
      await expect(each.getByText(date, { exact: true }).first()).toBeVisible()
      await expect(each.locator('time').first()).toHaveAttribute('datetime', day)
      await expect(each.locator('time').first()).toBeVisible()
    })
  }

  test('the archive years are sealed, also in words, and have no link to open', async ({ page }) => {
    const years = page.getByRole('region', { name: 'Archive' }).getByRole('listitem')
    const expected = [
      '2024, 147 reports, sealed',
      '2023, 132 reports, sealed',
      '2022, 98 reports, sealed',
      '2021, 85 reports, sealed',
      '2020, 73 reports, sealed',
      '2019, 64 reports, sealed',
      '2018, 52 reports, sealed',
      '2017, 41 reports, sealed',
    ]
    await expect(years).toHaveCount(expected.length)
    for (const [index, words] of expected.entries()) await expect(years.nth(index)).toContainText(words)
  })
})

test('team has nine people and three divisions', async ({ page }) => {
  await page.goto('/team')
  const members = page.getByRole('region', { name: 'Members' })
  const people = members.getByRole('listitem')
  await expect(people).toHaveCount(9)
  for (const person of await people.all()) {
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(/\w+ \w+/)
    // Name, title, bio and photo; the alternative text is not compared.
    await expect(person.getByRole('img')).toHaveAccessibleName(/\w+ \w+ \w+/)
    expect(await person.getByRole('paragraph').count()).toBeGreaterThanOrEqual(2)
  }
  await expect(page.getByRole('region', { name: 'Divisions' }).getByRole('heading', { level: 3 })).toHaveText([
    'Research Division',
    'Field Operations',
    'Data Analysis',
  ])
})

test('report has every field, required where the specification says so', async ({ page }) => {
  await page.goto('/report')
  await expect(page.getByText('call 911')).toBeVisible()
  for (const label of [
    'First name',
    'Last name',
    'Email',
    'State',
    'Date and time of anomaly',
    'Detailed description',
  ]) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('required')
    await expect(page.locator('label', { hasText: label })).toContainText('*')
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Date and time of anomaly')).toHaveAttribute('type', 'datetime-local')
  const documentation = page.getByLabel('Supporting documentation')
  await expect(documentation).toHaveAttribute('type', 'file')
  await expect(documentation).not.toHaveAttribute('required')
  await expect(page.getByText('Accepted formats: JPG, PNG, MP4, PDF. Maximum 50MB.')).toBeVisible()
})

test('report offers the 50 states by their lowercase, hyphenated values', async ({ page }) => {
  await page.goto('/report')
  const options = await page
    .getByLabel('State')
    .locator('option')
    .evaluateAll((all) =>
      all.map((each) => ({ value: (each as HTMLOptionElement).value, text: each.textContent ?? '' })),
    )
  expect(options[0]).toEqual({ value: '', text: 'SELECT STATE' })
  expect(options).toHaveLength(51)
  for (const { value, text } of options.slice(1)) expect(value).toBe(text.toLowerCase().replaceAll(' ', '-'))
  const names = options.slice(1).map(({ text }) => text)
  expect(new Set(names).size).toBe(50)
  expect(names).toEqual([...names].sort())
  for (const name of ['Alabama', 'New Hampshire', 'Hawaii', 'West Virginia', 'Wyoming']) expect(names).toContain(name)
})

test('contact has every field and requires none', async ({ page }) => {
  await page.goto('/contact')
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).not.toHaveAttribute('required')
  const options = page.getByLabel('Subject').locator('option')
  await expect(options.first()).toHaveText('Select Inquiry Type')
  const values = await options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(values).toEqual(['', 'archived-report', 'specific-case', 'research', 'other'])
  const office = page.getByRole('region', { name: 'Other ways' })
  for (const fact of ['1 Balmer Plaza', '@quantum-reality.example', '555-01', 'Monday to Friday'])
    await expect(office).toContainText(fact)
})
