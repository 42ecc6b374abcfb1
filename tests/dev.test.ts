import type { Page as Tab } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { notFound, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

interface Look {
  readonly name: string
  readonly style: Readonly<Record<string, string>>
}

/** What every element of a page and its two pseudo-elements look like, and the faces that came over the wire. */
async function look(tab: Tab, address: string): Promise<{ all: Look[]; faces: string[] }> {
  await tab.goto(address, { waitUntil: 'load' })
  return tab.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)].filter(
      ({ status, family }) => status === 'loaded' && !/Fallback/.test(family),
    )
    const all = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part || null)
        return {
          name: `${element.tagName} ${element.getAttribute('class') ?? ''}${part}`,
          style: Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
        }
      }),
    )
    return { all, faces: fonts.map(({ family }) => family).sort() }
  })
}

/** Each property in which an element of one page differs from the same element of the other. */
function differences(one: readonly Look[], other: readonly Look[]): string[] {
  return one.flatMap(({ name, style }, index) =>
    Object.entries(style).flatMap(([property, value]) => {
      const there = other[index]?.style[property]
      return value === there ? [] : [`${name} { ${property}: ${value}, not ${there} }`]
    }),
  )
}

test.describe('the development server', () => {
  let server: ViteDevServer
  let base: string
  test.beforeAll(async () => {
    server = await createServer({ server: { port: 0, host: 'localhost', hmr: false }, logLevel: 'error' })
    await server.listen()
    base = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(() => server.close())

  test('serves every page, and 404 for the rest', async ({ request }) => {
    for (const page of pages) {
      const answer = await request.get(new URL(page.path, base).href)
      expect(answer.status(), page.path).toBe(200)
      expect(await answer.text()).toContain(page.description.slice(0, 40))
    }
    expect((await request.get(new URL('/no-such-page', base).href)).status()).toBe(404)
  })

  for (const { path } of [...pages, notFound])
    test(`${path} looks as the build does: every element, every face`, async ({ browser, baseURL }) => {
      // Without script: the words are there already, and in dev React says more than in the build.
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
      const tab = await context.newPage()
      const built = await look(tab, `${baseURL}${path}`)
      const inDev = await look(tab, new URL(path, base).href)
      expect(inDev.faces).toEqual(built.faces)
      expect(built.faces).toEqual(['Archivo', 'STIX Two Text'])
      expect(inDev.all.length).toBe(built.all.length)
      expect(differences(inDev.all, built.all)).toEqual([])
      await context.close()
    })
})
