import { createServer } from 'vite'
import { pages, report } from '../src/site.ts'
import { expect, test } from './support/site.ts'

test('the development server serves every page, and a form works', async ({ browser, request }) => {
  const server = await createServer({ server: { port: 0, host: 'localhost', hmr: false }, logLevel: 'error' })
  await server.listen()
  const baseURL = server.resolvedUrls?.local[0] ?? ''
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
  await server.close()
})
