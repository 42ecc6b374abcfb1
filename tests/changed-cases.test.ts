// What the site says once UNCHARTED has ended and another case is open whose readings are not published.
import { expect, test } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { cases } from '../src/content/cases.ts'
import { home, pages, report, research } from '../src/site.ts'
import { getNamed, getText, getTexts } from './support/built-page.ts'

type Render = typeof import('../src/render.tsx')
type Published = typeof import('../src/published-data/published-files.ts')

/** A case with the name of a plate that is there. */
const opened = {
  ...{ id: 'vortex', name: 'VORTEX', location: 'Boise', state: 'Idaho', latitude: 43.62, longitude: -116.2 },
  ...{
    people: ['seo'],
    reported: '2025-12-10',
    published: '2025-12-12',
    changes: [],
    plate: 'A plate.',
    alt: 'Rings.',
  },
  description: 'A staircase has one step more on the way down.',
  summary: 'Its steps are counted every day.',
}

const changedCases: Plugin = {
  name: 'changed-cases',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/cases\.ts$/ },
    handler: (code) =>
      code
        .replace(/(: readonly RecordedCase\[\] = \[)/, `$1${JSON.stringify(opened)},`)
        .replace("id: 'uncharted',", "id: 'uncharted', ended: '2025-12-18',"),
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
  for (const { path } of pages) texts.set(path, await renderPage(path, { css: '', stylesheets: [], script: undefined }))
  await server.close()
  return texts
}

test('once UNCHARTED has ended, nothing says what held while it was active', async () => {
  const texts = await renderSite()
  const read = (path: string) => parseHTML(texts.get(path) ?? '').document
  const main = getText(read(home.path).querySelector('main'))
  expect(main).toContain(opened.description)
  expect(main).not.toContain('UNCHARTED')
  const entries = read(research.path)
  expect(getTexts(entries, 'article .status')).toEqual(['ACTIVE (Ongoing)', ...cases.map(() => 'ENDED')])
  expect(getText(getNamed(entries, 'article', 'UNCHARTED'))).toContain('ended Dec 18 2025')
  expect([...texts.keys()].filter((path) => /forecast|\.ics$/.test(path))).toEqual([])
  expect(texts.get('feed.xml')).toContain('UNCHARTED, San Francisco: ENDED')
  // The form of a report says, whatever the cases, whom to call in danger.
  const others = [...texts].filter(([path]) => path !== report.path)
  const whileActive =
    /Instruments stand|may stay|call 911|moves with|tables adds|every case carries|next seven days|forecast|\.ics/
  expect(others.flatMap(([path, text]) => whileActive.exec(text)?.map((words) => `${path}: ${words}`) ?? [])).toEqual(
    [],
  )
})
