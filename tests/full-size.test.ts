import { home, pages, research } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/**
 * Returns how far the center of the screen is from the center of a picture or from the middle of its left edge, in px.
 * The buttons below take some of the height.
 */
function getOffCenter(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  if (!box) return Number.POSITIVE_INFINITY
  const fromCenter = Math.abs(box.x + box.width / 2 - width / 2)
  return Math.min(fromCenter, Math.abs(box.x)) + Math.abs(box.y + box.height / 2 - height / 2)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, view, opened] of [
    ['a wide screen', { viewport: { width: 1440, height: 900 } }, pages],
    ['a phone', phone, [research]],
  ] as const)
    test.describe(`on ${name}`, () => {
      test.use(view)

      test('“View larger” opens a larger picture of the figure and leads back to it', async ({ page: tab }) => {
        let count = 0
        for (const { path } of opened) {
          await tab.goto(path)
          for (const button of await tab.getByRole('button', { name: /^View larger: / }).all()) {
            const figure = (await button.getAttribute('aria-label'))?.replace('View larger: ', '') ?? ''
            const address = tab.url()
            await button.click()
            const dialog = tab.getByRole('dialog', { name: figure, exact: true })
            const picture = dialog.locator('img')
            await expect
              .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
              .toBeGreaterThan(1400)
            await expect(picture, 'it is fitted to the screen').toBeInViewport({ ratio: 1 })
            const fitted = (await picture.boundingBox())?.width ?? 0
            const back = dialog.getByRole('button', { name: `Back to ${figure}`, exact: true })
            await expect(back).toBeFocused()
            await expect(back).toBeInViewport({ ratio: 1 })
            const zoom = dialog.getByRole('button', { name: 'Zoom', exact: true })
            await zoom.click()
            expect((await picture.boundingBox())?.width).toBeGreaterThan(fitted)
            // It begins at its center or, if all comes from there, at the middle of its left edge.
            await expect.poll(async () => getOffCenter(await picture.boundingBox(), view.viewport)).toBeLessThan(60)
            await expect(back).toBeInViewport({ ratio: 1 })
            await zoom.click()
            await expect.poll(async () => (await picture.boundingBox())?.width).toBe(fitted)
            await back.click()
            await expect(dialog).toBeHidden()
            await expect(button, 'the reader is where they were').toBeFocused()
            await expect(button).toBeInViewport()
            expect(tab.url()).toBe(address)
            count += 1
          }
        }
        expect(count).toBeGreaterThanOrEqual(5)
      })
    })
})

test('Escape closes the larger picture, which is fetched only when it is opened', async ({ page: tab }) => {
  const fetched: string[] = []
  tab.on('request', (request) => fetched.push(request.url()))
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => /-1440-/.test(url))).toEqual([])
  await tab
    .getByRole('button', { name: /^View larger: / })
    .first()
    .press('Enter')
  await expect(tab.getByRole('dialog')).toBeVisible()
  await expect.poll(() => fetched.filter((url) => /-1440-/.test(url)).length).toBe(1)
  await tab.keyboard.press('Escape')
  await expect(tab.getByRole('dialog')).toBeHidden()
})

test.describe('in a browser without popovers', () => {
  // The style sheet is changed, and the policy names it by its digest.
  test.use({ bypassCSP: true })

  test('there is no button without an effect, and no second picture', async ({ page: tab }) => {
    await tab.route(home.path, async (route) => {
      const response = await route.fetch()
      // As such a browser reads it: the attributes are unknown to it, and the selector matches nothing.
      const html = (await response.text()).replace(/ popover(target)?="/g, ' data-none="')
      await route.fulfill({ response, body: html.replace(/@supports not selector\(:popover-open\)/g, '@media all') })
    })
    await tab.goto(home.path)
    await expect(tab.getByRole('button', { name: /^View larger/ })).toHaveCount(0)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  })
})
