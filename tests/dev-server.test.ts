import { pages, report } from '../src/site.ts'
import { startDevServer } from './support/dev-server.ts'
import { expect, test } from './support/site.ts'

test('the development server serves every page, and a form works', async ({ browser, request }) => {
  const { baseURL, close } = await startDevServer()
  for (const page of pages) {
    const response = await request.get(new URL(page.path, baseURL).href)
    expect(response.status(), page.path).toBe(200)
    expect(await response.text()).toContain(page.description.slice(0, 40))
  }
  expect((await request.get(new URL('/no-such-page', baseURL).href)).status()).toBe(404)
  const tab = await browser.newPage({ baseURL })
  await tab.goto(report.path)
  await tab.getByLabel('First name').fill('Ada')
  await expect(tab.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await tab.close()
  await close()
})
