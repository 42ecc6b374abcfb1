// What npm run dev serves: the pages, and every state of both forms.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { developmentOrigin } from '../playwright.config.ts'
import { pages, report } from '../src/site.ts'
import { worlds } from '../src/states/worlds.ts'
import { runAxe } from './support/axe.ts'
import { recordConsole } from './support/console.ts'
import { expectVisibleOrder } from './support/keyboard-order.ts'
import { findLostControls } from './support/lost-controls.ts'
import { fillReport } from './support/report-answers.ts'
import { expectLoaded, getContinue, getDraftCheckbox } from './support/report-page.ts'
import { openState, statePaths } from './support/states.ts'

/** Returns what the console says without that Vite and React are there, as they say in development. */
const omitNotes = (said: readonly string[]) => said.filter((line) => !/^(debug|info): /.test(line))

test('a path of two slashes is answered, and names no host', async ({ request }) => {
  for (const [path, status] of [
    ['//', 404],
    ['//report', 404],
    ['/states//', 404],
  ] as const)
    expect((await request.get(developmentOrigin + path)).status(), path).toBe(status)
})

test('each page is served, and a form works', async ({ page: tab }) => {
  const said = recordConsole(tab)
  for (const page of pages) {
    await tab.goto(developmentOrigin + page.path)
    await expect(tab.getByRole('heading', { level: 1 }), page.path).toBeVisible()
  }
  await tab.goto(developmentOrigin + report.path)
  await tab.getByLabel('First name').fill('Ada')
  await expect(tab.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  expect(omitNotes(said)).toEqual([])
})

test('a change of words that the server and the code of the report share reloads the page', async () => {
  const cacheDir = test.info().outputPath('vite')
  const options = { middlewareMode: true, ws: false, watch: null } as const
  const server = await createServer({ cacheDir, server: options, logLevel: 'error' })
  const { client, ssr } = server.environments
  const sent: string[] = []
  if (client) client.hot.send = (payload: unknown) => void sent.push((payload as { type: string }).type)
  for (const environment of [client, ssr]) await environment?.transformRequest('/src/report/form/slot-content.tsx')
  server.watcher.emit('change', resolve('src/report/form/form.text.ts'))
  await expect.poll(() => sent).toContain('full-reload')
  await server.close()
})

test('each state of the forms is another, the keyboard reaches each control of one, and axe finds nothing', async ({
  page: tab,
}) => {
  const said = recordConsole(tab)
  const seen = new Map<string, string>()
  const reached = new Set<string>()
  await tab.goto(`${developmentOrigin}/states`)
  await expect(tab.getByRole('link')).toHaveCount(statePaths.length + Object.keys(worlds).length)
  // In development a page has many modules, so a busy machine takes seconds for each.
  test.setTimeout(60_000 + statePaths.length * 15_000)
  for (const path of statePaths) {
    await openState(tab, path)
    await expect.soft(tab.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const shown = await tab.getByRole('main').ariaSnapshot()
    expect.soft(seen.get(shown), `${path} shows something of its own`).toBeUndefined()
    seen.set(shown, path)
    // Header and footer are those of the page.
    expect.soft(await runAxe(tab, undefined, ['body > header', 'body > footer']), path).toEqual([])
    // A control that many states have is walked to in the first of them.
    const controls = shown.match(/(?:button|checkbox|combobox|group|link|textbox) "[^"]*"/g) ?? []
    if (controls.every((control) => reached.has(control))) continue
    for (const control of controls) reached.add(control)
    await expectVisibleOrder(tab, 'main')
    expect
      .soft(await findLostControls(tab, 'main'), `${path}: every control of 1440 px is there on tablets and phones`)
      .toEqual([])
  }
  expect(omitNotes(said)).toEqual([])
})

test('the report is shown while something goes wrong, and the list has what can', async ({ page: tab }) => {
  await tab.goto(`${developmentOrigin}/states`)
  await tab.getByRole('link', { name: 'full device' }).click()
  await expectLoaded(tab)
  await tab.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(tab).check()
  await expect(tab.getByText('There is no room for the draft on this device.')).toBeVisible()
})

test('the development server sends the code of the report late, where the address asks for that', async ({
  page: tab,
}) => {
  await tab.goto(`${developmentOrigin}/report?world=late-code`, { waitUntil: 'commit' })
  await fillReport(tab)
  await getContinue(tab).click()
  await expect(tab.getByRole('link', { name: 'Write the email' })).toBeVisible()
  await expectLoaded(tab)
})

test('the states are not published', async ({ request }) => {
  expect((await request.get('/states')).status()).toBe(404)
  expect(readdirSync('dist', { recursive: true }).join()).not.toMatch(/show-state|start-world/)
})
