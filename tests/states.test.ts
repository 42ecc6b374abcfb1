// What npm run dev serves: the pages, and every state of both forms.
import { readdirSync } from 'node:fs'
import { createServer } from 'vite'
import { pages, report } from '../src/site.ts'
import { runAxe } from './support/axe.ts'
import { recordConsole } from './support/console.ts'
import { expect, test } from './support/site.ts'

test('each page is served, a form works, and each state of the forms is another, which axe finds nothing in', async ({
  browser,
}) => {
  const server = await createServer({ server: { port: 0, host: 'localhost', hmr: false }, logLevel: 'error' })
  await server.listen()
  const tab = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
  const said = recordConsole(tab)
  const seen = new Map<string, string>()
  await tab.goto('/states')
  const paths = await tab
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
  // In development a page has many modules, so a busy machine takes seconds for each.
  test.setTimeout(60_000 + paths.length * 15_000)
  for (const path of paths) {
    await tab.goto(path)
    await expect(tab.locator('body[data-state]'), path).toBeVisible()
    // A key ends the time for which a step stays beside the next.
    await tab.keyboard.press('Shift')
    await expect(tab.locator('#report > .visually-hidden'), path).toHaveCount(0)
    await expect.soft(tab.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const shown = await tab.getByRole('main').ariaSnapshot()
    expect.soft(seen.get(shown), `${path} shows something of its own`).toBeUndefined()
    seen.set(shown, path)
    expect.soft(await runAxe(tab), path).toEqual([])
  }
  for (const page of pages) {
    await tab.goto(page.path)
    await expect(tab.getByRole('heading', { level: 1 }), page.path).toBeVisible()
  }
  await tab.goto(report.path)
  await tab.getByLabel('First name').fill('Ada')
  await expect(tab.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  // Vite and React say in development that they are there.
  expect(said.filter((line) => !/^(debug|info): /.test(line))).toEqual([])
  await tab.close()
  await server.close()
})

test('the states are not published', async ({ request }) => {
  expect((await request.get('/states')).status()).toBe(404)
  expect(readdirSync('dist', { recursive: true }).join()).not.toMatch(/show-state/)
})
