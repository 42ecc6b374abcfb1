// The site of the record that another year may leave (src/content/records.ts), each built, laid out and examined.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { publishedCases, statuses } from '../../src/content/cases.ts'
import { formatDate } from '../../src/content/dates.ts'
import { type PublicRecord, records } from '../../src/content/records.ts'
import { forecastTable } from '../../src/content/uncharted/forecast.ts'
import { lastDay } from '../../src/content/uncharted/forecast-days.ts'
import { about, home, research, team } from '../../src/site.ts'
import { nodeFlags } from '../../tooling/node-flags.ts'
import { runServer } from '../../tooling/run-server.ts'
import { findLostAddresses } from '../support/addresses.ts'
import { getNamed, getText, getTexts } from '../support/built-page.ts'
import { findBrokenWords, findLayoutDefects } from '../support/layout-defects.ts'
import { expectSeparateMarkers, findMisplacedLabels } from '../support/plot-labels.ts'

const { published, ...others } = records

const uncharted = published.cases.find(({ id }) => id === 'uncharted')

/** Builds the site of a record, as `npm run build` does. */
function runBuild(name: string, folder = 'dist') {
  const options = { encoding: 'utf8', env: { ...process.env, RECORD: name } } as const
  return spawnSync(process.execPath, [...nodeFlags, 'build/build-site.ts', folder], options)
}

/** Returns the main content of a page in a folder. */
function readMain(file: string, folder: string): Element {
  const main = parseHTML(readFileSync(`${folder}/${file}`, 'utf8')).document.querySelector('main')
  if (!main) throw new Error(`${file} has no main content.`)
  return main
}

/** Returns what has the color of an active case without being of one of these, by the paths of their pages. Runs in the page. */
function findFalseAccents(active: readonly string[]): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--color-accent)'
  const accent = getComputedStyle(probe).color
  probe.remove()
  const hasAccent = (element: Element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { color, fill, stroke, backgroundColor, borderTopColor } = getComputedStyle(element, part)
      return [color, fill, stroke, backgroundColor, borderTopColor].includes(accent)
    })
  const isActive = (element: Element) => {
    const owner = element.closest('a[href^="/cases/"], article, main section')
    const link = owner?.matches('a') ? owner : owner?.querySelector('a[href^="/cases/"]')
    const path = location.pathname.startsWith('/cases/') ? location.pathname : link?.getAttribute('href')
    return path ? active.includes(path) : active.length > 0
  }
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && hasAccent(element) && !isActive(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

test('a record that is none is named, with those that there are', () => {
  const { status, stderr } = runBuild('no-case')
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^RECORD must be one of published, uncharted-ended, .*, not "no-case"\.$/)
})

for (const [name, { cases, now }] of Object.entries<PublicRecord>(others))
  test(`the site of "${name}" is built, fits, links to all of its readings, and is red in active cases alone`, async ({
    page: tab,
    request,
  }, testInfo) => {
    // A build takes a busy machine half a minute.
    test.setTimeout(180_000)
    const folder = testInfo.outputPath('dist')
    const { status, stderr } = runBuild(name, folder)
    expect(status, stderr).toBe(0)
    const server = await runServer(folder)
    const open = (path: string) => tab.goto(`http://localhost:${server.port}${path}`)
    await tab.clock.setFixedTime(now)
    const active = cases.filter(({ ended }) => !ended).map(({ id }) => `/cases/${id}`)
    // Of the cases that are published as they are, the tests of the published site examine the pages.
    const changed = cases.filter((researchCase, index) => index === 0 || !publishedCases.includes(researchCase))
    const paths = [home, about, research, team].map(({ path }) => path)
    for (const path of [...paths, ...changed.map(({ id }) => `/cases/${id}`)]) {
      await open(path)
      for (const width of [390, 768, 1440]) {
        await tab.setViewportSize({ width, height: 900 })
        const place = `${path} at ${width} px`
        expect.soft(await findLayoutDefects(tab), place).toEqual([])
        expect.soft(await tab.evaluate(findMisplacedLabels), place).toEqual([])
        if (width === 390) expect.soft(await findBrokenWords(tab), place).toEqual([])
      }
      for (const colorScheme of ['dark', 'light'] as const) {
        await tab.emulateMedia({ colorScheme })
        expect.soft(await tab.evaluate(findFalseAccents, active), `${path} in ${colorScheme}`).toEqual([])
      }
    }
    const main = readMain('index.html', folder)
    const feed = readFileSync(`${folder}/feed.xml`, 'utf8')
    for (const [index, { id, name, location, tables, ended }] of cases.entries()) {
      const { label } = statuses[ended ? 'ended' : 'active']
      const page = readMain(`cases/${id}.html`, folder)
      expect(getTexts(page, 'h1, h1 + *')).toEqual([name, label])
      expect(getText(page)).toContain(`case ${index + 1} of ${cases.length}.`)
      const links = [...getNamed(page, 'section', 'The record').querySelectorAll('a')].map(getText)
      expect(links).toEqual(expect.arrayContaining(tables.map(({ name }) => `${name}.csv`)))
      expect(getTexts(main, 'h2').includes(name), name).toBe(!ended)
      expect(feed).toContain(`${name}, ${location}: ${label}`)
    }
    // Feed readers tell of an entry once, so that an end needs one that says so.
    for (const { name, location, published, ended } of changed)
      if (ended && published < ended)
        expect(feed).toContain(`<title>${name}, ${location}: Ended on ${formatDate(ended)}. Summary extended`)
    const isForecast = now <= new Date(lastDay) && active.includes('/cases/uncharted')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(html|json|xml|csv)$/.test(file))
    for (const [words, isTrue] of [
      [uncharted?.whileActive?.summary ?? '', active.includes('/cases/uncharted')],
      ['.ics', isForecast],
    ] as const)
      expect(
        texts.some((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(words)),
        words,
      ).toBe(isTrue)
    // Subscribers and citations keep their addresses, and learn that it ended.
    const { ended } = cases.find(({ id }) => id === 'uncharted') ?? {}
    const [calendar, table] = ['uncharted.ics', `${forecastTable.name}.csv`].map((file) =>
      readFileSync(`${folder}/readings/${file}`, 'utf8'),
    )
    expect(calendar?.match(/^UID:.*/gm)?.at(-1)).toContain(ended ?? lastDay)
    expect(calendar).toContain(`\r\nX-WR-CALDESC:${ended ? 'Ended on' : 'Computed to'} `)
    expect(table?.trim().split('\r\n').at(-1)).toMatch(RegExp(`^${ended ?? lastDay}T`))
    if (publishedCases.every(({ id }) => cases.some((researchCase) => researchCase.id === id)))
      expect(await findLostAddresses(request, `http://localhost:${server.port}`)).toEqual([])
    await open(research.path)
    await expectSeparateMarkers(tab, cases.length)
    await server.stop()
    rmSync(folder, { recursive: true })
  })
