// Every state of both forms, as npm run dev shows it.
import { readdirSync } from 'node:fs'
import { runAxe } from './support/axe.ts'
import { recordConsole } from './support/console.ts'
import { startDevServer } from './support/dev-server.ts'
import { expect, test } from './support/site.ts'

test('each state of the forms is another, has one heading, and axe finds nothing', async ({ browser }) => {
  test.slow()
  const { baseURL, close } = await startDevServer()
  const tab = await browser.newPage({ baseURL })
  const said = recordConsole(tab)
  const seen = new Map<string, string>()
  await tab.goto('/states')
  const paths = await tab
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
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
  // Vite and React say in development that they are there.
  expect(said.filter((line) => !/^(debug|info): /.test(line))).toEqual([])
  await tab.close()
  await close()
})

test('the states are not published', async ({ request }) => {
  expect((await request.get('/states')).status()).toBe(404)
  expect(readdirSync('dist', { recursive: true }).join()).not.toMatch(/show-state/)
})
