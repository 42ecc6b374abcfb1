import { home, notFound, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

const origin = 'https://quantum-reality.example'

for (const page of pages) {
  test(`a link to ${page.path} has its title, description, share image and theme color`, async ({
    page: tab,
    baseURL,
  }) => {
    await tab.goto(page.path)
    const meta = (name: string) => tab.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await meta('og:url')).toBe(origin + page.path)
    expect(await meta('og:title')).toBe(page.title)
    expect(await meta('og:description')).toBe(page.description)
    // The share image contains the page's text.
    const heading = (await tab.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(await meta('og:image:alt')).toContain(heading)
    await expect(tab.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const image = (await meta('og:image')) ?? ''
    expect(image.startsWith(`${origin}/share/`)).toBe(true)
    const size = await tab.evaluate(
      async (src) => {
        const picture = Object.assign(new Image(), { src })
        await picture.decode()
        return [picture.naturalWidth, picture.naturalHeight].map(String)
      },
      image.replace(origin, baseURL ?? ''),
    )
    expect(size).toEqual([await meta('og:image:width'), await meta('og:image:height')])

    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      const [color, painted] = await tab.evaluate(
        (top) => {
          const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          const color = metas.find(({ media }) => matchMedia(media || 'all').matches)?.content ?? ''
          const probe = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
          if (probe) probe.fillStyle = getComputedStyle(document.querySelector(top) ?? document.body).backgroundColor
          return [color, probe?.fillStyle]
        },
        page === home ? '.page-hero' : 'html',
      )
      expect(color, colorScheme).toBe(painted)
    }
  })
}

test('the 404 page is not indexed and has no share image', async ({ page: tab, watch }) => {
  await tab.goto(notFound.path)
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(tab.locator('link[rel="canonical"], meta[property^="og:"]')).toHaveCount(0)
  watch.said.splice(0)
})
