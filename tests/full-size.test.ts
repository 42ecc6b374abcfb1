import { notFound, pages, type SitePage } from '../src/site.ts'
import { readBuiltPage } from './support/built-page.ts'
import { expect, test } from './support/site.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('“View larger” leads to the largest picture of the figure, and back leads to the figure', async ({
    page: tab,
    watch,
  }) => {
    let count = 0
    const hasPicture = (page: SitePage) => readBuiltPage(page).querySelector('a[href$=".avif"]') !== null
    for (const { path } of [...pages, notFound].filter(hasPicture)) {
      await tab.goto(path)
      for (const link of await tab.getByRole('link', { name: /^View larger: Fig\. \d/ }).all()) {
        await link.click()
        await expect(tab).toHaveURL(/\.avif$/)
        // What the browser shows at that address is nothing but the picture.
        const width = await tab.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)
        expect(width, tab.url()).toBeGreaterThan(1400)
        await tab.goBack()
        await expect(tab).toHaveURL(path)
        await expect(link).toBeInViewport()
        count += 1
      }
    }
    expect(count).toBeGreaterThan(3)
    watch.said.splice(0)
  })
})
