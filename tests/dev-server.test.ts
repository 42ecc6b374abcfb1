import type { Page as Tab } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { home, pages, report, research } from '../src/site.ts'
import { expect, test } from './support/site.ts'

interface Look {
  readonly name: string
  readonly styles: readonly string[]
}

/** Returns the computed styles of everything visible on a page, by property, and the fonts that were downloaded. */
async function look(tab: Tab, address: string): Promise<{ properties: string[]; all: Look[]; faces: string[] }> {
  await tab.goto(address, { waitUntil: 'load' })
  const { properties, faces } = await tab.evaluate(async () => {
    // A font with a wrong URL rejects; otherwise a local fallback would be measured.
    const fonts = [...document.fonts].filter(({ family }) => !/Fallback/.test(family))
    await Promise.all(fonts.map((face) => face.load()))
    // Custom properties are skipped: their effect is compared, and the build only shortens their values.
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    return { properties, faces: fonts.map(({ family }) => family).sort() }
  })
  const session = await tab.context().newCDPSession(tab)
  const taken = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: properties })
  const text = (index = -1) => taken.strings[index] ?? ''
  const all = taken.documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.map((node, index) => ({
      name: `${text(nodes.nodeName?.[node])} ${nodes.attributes?.[node]?.map(text).join(' ') ?? ''}`,
      styles: layout.styles[index]?.map(text) ?? [],
    })),
  )
  return { properties, all, faces }
}

/** Returns each property in which an element differs between the two pages. */
function differences(properties: readonly string[], one: readonly Look[], other: readonly Look[]): string[] {
  // The build writes "no background" as two zeros, which have no effect without a background image.
  const idle = (property: string, value: string) => /^background-position/.test(property) && /^0(%|px)/.test(value)
  return one.flatMap(({ name, styles }, index) =>
    styles.flatMap((value, at) => {
      const there = other[index]?.styles[at]
      const property = properties[at] ?? ''
      return value === there || idle(property, value) ? [] : [`${name} { ${property}: ${value}, not ${there} }`]
    }),
  )
}

test.describe('the development server', () => {
  // One server for all of them, not one for each worker.
  test.describe.configure({ mode: 'default' })
  let server: ViteDevServer
  let base: string
  test.beforeAll(async () => {
    server = await createServer({ server: { port: 0, host: 'localhost', hmr: false }, logLevel: 'error' })
    await server.listen()
    base = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())

  test('every page is served, and any other path gets 404', async ({ request }) => {
    for (const page of pages) {
      const answer = await request.get(new URL(page.path, base).href)
      expect(answer.status(), page.path).toBe(200)
      expect(await answer.text()).toContain(page.description.slice(0, 40))
    }
    expect((await request.get(new URL('/no-such-page', base).href)).status()).toBe(404)
  })

  test('both forms work', async ({ browser }) => {
    const page = await browser.newPage()
    await page.goto(new URL('/contact', base).href)
    await page.getByLabel('Message').fill('Which tide table?')
    await page.getByRole('button', { name: 'Write the email' }).click()
    await expect(page.getByText('No email opened?')).toBeVisible()
    await page.goto(new URL('/report', base).href)
    await page.getByLabel('First name').fill('Ada')
    await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
    await page.close()
  })

  for (const { path } of [home, research, report])
    test(`${path} has the computed styles and fonts of the build`, async ({ browser, baseURL }) => {
      // Without script, because the text is prerendered and React logs more in dev than in the build.
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
      const tab = await context.newPage()
      const built = await look(tab, `${baseURL}${path}`)
      const mathematics = (await tab.locator('math').count()) > 0 ? ['STIX Two Math'] : []
      const inDev = await look(tab, new URL(path, base).href)
      expect(inDev.faces).toEqual(built.faces)
      expect(built.faces).toEqual(['Archivo', ...mathematics, 'STIX Two Text'])
      expect(inDev.all.length).toBe(built.all.length)
      expect(built.all.length).toBeGreaterThan(50)
      expect(differences(built.properties, inDev.all, built.all)).toEqual([])
      await context.close()
    })
})
