// What the site says once UNCHARTED has ended, a case without a forecast is open, and a person has left.

import { expect, test } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { getCasesByMember } from '../src/content/case-summary.ts'
import { statuses } from '../src/content/cases.ts'
import { cases } from '../src/content/record.ts'
import { members } from '../src/content/team.ts'
import { forecastTable } from '../src/content/uncharted/forecast.ts'
import { getCasePage, home, pages, research, team } from '../src/site.ts'
import { getNamed, getText, getTexts } from './support/built-page.ts'

type Render = typeof import('../src/render.tsx')
type Published = typeof import('../src/published-data/published-files.ts')

const former = members.find(({ id }) => getCasesByMember(id).length > 0)
if (!former) throw new Error('No member has measured a case.')

/** An ended case whose readings depart from what is expected again. */
const opened = { ...cases.find(({ id }) => id === 'nexus'), description: 'The two rooms agree again.' }

const onlyWhileActive = 'It is active.'
const ended = { ended: '2025-12-18', whileActive: { description: onlyWhileActive, summary: onlyWhileActive } }

const changedCases: Plugin = {
  name: 'changed-cases',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/(cases|team)\.ts$/ },
    handler: (code, id) =>
      id.endsWith('team.ts')
        ? `${code}formerMembers.push(...members.splice(${members.indexOf(former)}, 1))`
        : code.replace(
            'recordedCases.map(',
            `recordedCases.map((each) => each.id === 'uncharted' ? { ...each, ...${JSON.stringify(ended)} }
              : each.id === 'nexus' ? { ...each, ended: undefined, description: '${opened.description}' } : each).map(`,
          ),
  },
}

/** Returns every page and every published text as they are then, by their paths. */
async function renderSite(): Promise<ReadonlyMap<string, string>> {
  const options = { middlewareMode: true, hmr: false, ws: false } as const
  const server = await createServer({ server: options, logLevel: 'error', plugins: [changedCases] })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run modules.')
  const { renderPage } = await ssr.runner.import<Render>('/src/render.tsx')
  const { filesToPublish } = await ssr.runner.import<Published>('/src/published-data/published-files.ts')
  const texts = new Map([...filesToPublish].map(([path, render]) => [path, render()]))
  for (const { path } of pages) texts.set(path, await renderPage(path, { css: '', stylesheets: [], scripts: [] }))
  await server.close()
  return texts
}

// One worker renders the site, once.
test.describe.configure({ mode: 'default' })
let texts: ReadonlyMap<string, string>
const read = (path: string) => parseHTML(texts.get(path) ?? '').document

test.beforeAll(async () => {
  texts = await renderSite()
})

test('who has left is named in the cases that they measured, without a link, and nowhere on the team page', () => {
  for (const { id } of getCasesByMember(former.id))
    expect(getText(getNamed(read(getCasePage({ id }).path), 'section', 'The record'))).toContain(former.name)
  for (const text of texts.values()) expect(text).not.toContain(`${team.path}#${former.id}`)
  expect(texts.get(team.path)).not.toContain(former.name)
})

test('once UNCHARTED has ended, nothing says what held while it was active', () => {
  const main = getText(read(home.path).querySelector('main'))
  expect(main).toContain(opened.description)
  expect(main).not.toContain('UNCHARTED')
  const entries = read(research.path)
  const labels = cases.map(({ id }) => (id === 'nexus' ? statuses.active.label : statuses.ended.label))
  expect(getTexts(entries, 'article .status')).toEqual(labels)
  expect(getText(getNamed(entries, 'article', 'UNCHARTED'))).toMatch(/ended \w+ \d+ \d{4}/)
  expect(texts.get('feed.xml')).toContain(`UNCHARTED, San Francisco: ${statuses.ended.label}`)

  for (const [path, text] of texts) {
    expect(path).not.toMatch(/forecast|\.ics$/)
    for (const words of [onlyWhileActive, forecastTable.name, '.ics'])
      expect(text.includes(words), `${path}: ${words}`).toBe(false)
  }
})
