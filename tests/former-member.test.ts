// What the site says once a person who has measured cases has left.
import { expect, test } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { getCasesByMember } from '../src/content/case-summary.ts'
import { members } from '../src/content/team.ts'
import { getCasePage, pages, team } from '../src/site.ts'
import { getNamed, getText } from './support/built-page.ts'

type Render = typeof import('../src/render.tsx')

const former = members.find(({ id }) => getCasesByMember(id).length > 0)
if (!former) throw new Error('No member has measured a case.')

const changedTeam: Plugin = {
  name: 'changed-team',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/team\.ts$/ },
    handler: (code) => `${code}formerMembers.push(...members.splice(${members.indexOf(former)}, 1))`,
  },
}

/** Returns every page as it is then, by its path. */
async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const options = { middlewareMode: true, hmr: false, ws: false } as const
  const server = await createServer({ server: options, logLevel: 'error', plugins: [changedTeam] })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run modules.')
  const { renderPage } = await ssr.runner.import<Render>('/src/render.tsx')
  const texts = new Map<string, string>()
  for (const { path } of pages) texts.set(path, await renderPage(path, { css: '', stylesheets: [], scripts: [] }))
  await server.close()
  return texts
}

test('who has left is named in the cases that they measured, without a link, and nowhere on the team page', async () => {
  const texts = await renderPages()
  for (const { id } of getCasesByMember(former.id)) {
    const { document } = parseHTML(texts.get(getCasePage({ id }).path) ?? '')
    expect(getText(getNamed(document, 'section', 'The record'))).toContain(former.name)
  }
  for (const text of texts.values()) expect(text).not.toContain(`${team.path}#${former.id}`)
  expect(texts.get(team.path)).not.toContain(former.name)
})
