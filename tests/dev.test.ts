import { createServer, type ViteDevServer } from 'vite'
import { pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

test.describe('the development server', () => {
  let server: ViteDevServer
  test.beforeAll(async () => {
    server = await createServer({ server: { port: 0, host: 'localhost' }, logLevel: 'error' })
    await server.listen()
  })
  test.afterAll(() => server.close())

  test('serves every page, and 404 for the rest', async ({ request }) => {
    const base = server.resolvedUrls?.local[0]
    for (const page of pages) {
      const answer = await request.get(new URL(page.path, base).href)
      expect(answer.status(), page.path).toBe(200)
      expect(await answer.text()).toContain(page.description.slice(0, 40))
    }
    expect((await request.get(new URL('/no-such-page', base).href)).status()).toBe(404)
  })
})
