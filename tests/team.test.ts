// How /team is laid out: what stays in view, where things end, and how long it is on a phone.
import type { Page as Tab } from '@playwright/test'
import { members } from '../src/content/team.ts'
import { pages, team } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/** Scrolls to the end in steps and returns each sticky element of the main content that met a figure, and where. */
function findStickyOverlaps(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const main = document.querySelector('main')
    const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])].filter((each) => each.checkVisibility())
    const sticky = all.filter((each) => getComputedStyle(each).position === 'sticky')
    const figures = all.filter((each) => each.matches('figure, picture'))
    const met = new Set<string>()
    for (let top = 0; sticky.length > 0 && top < document.documentElement.scrollHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' })
      for (const element of sticky) {
        const a = element.getBoundingClientRect()
        for (const figure of figures) {
          const b = figure.getBoundingClientRect()
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          if (!apart && !element.contains(figure))
            met.add(`${element.textContent.trim().slice(0, 30)}, ${figure.ariaLabel ?? figure.tagName} at ${top}`)
        }
      }
    }
    return [...met]
  })
}

for (const page of pages)
  test(`nothing that stays in view meets a figure while ${page.path} scrolls, from 320 to 2560 px`, async ({
    page: tab,
  }) => {
    await tab.goto(page.path)
    for (const width of [320, 390, 640, 768, 880, 960, 1024, 1280, 1440, 1920, 2560]) {
      await tab.setViewportSize({ width, height: 800 })
      expect.soft(await findStickyOverlaps(tab), `at ${width} px`).toEqual([])
    }
  })

test('on /team every row of pictures ends at the edge of the text, the rules and the header', async ({ page: tab }) => {
  await tab.goto(team.path)
  for (const width of [880, 1024, 1280, 1344, 1440, 1920, 2560]) {
    await tab.setViewportSize({ width, height: 900 })
    const ends = await tab.evaluate((people) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
      // The phase steps stand beside the depth map, which is as high as two rows of them.
      const pictures = boxes('main img:not(.phase-step img)').filter(
        // A last row that is not full ends earlier. The portraits come first.
        (_, index) => index < people - (people % 3) || index >= people,
      )
      const lastInRow = pictures.filter(
        ({ top, right }) => !pictures.some((one) => one.top === top && one.right > right),
      )
      return [...lastInRow, ...boxes('.page > *, .divisions, .menu')].map(({ right }) => right)
    }, members.length)
    expect(ends.length).toBeGreaterThan(Math.floor(members.length / 3) + 5)
    expect.soft(Math.max(...ends) - Math.min(...ends), `at ${width} px: ${ends}`).toBeLessThan(0.6)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('/team shows one portrait a row as wide as the text at 4:5, and no text is narrower than 240 px', async ({
    page: tab,
  }) => {
    await tab.goto(team.path)
    const screens = await tab.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens, 'a screen and a third a person').toBeLessThan((4 / 3) * members.length)
    const portraits = await tab
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(portraits).toHaveLength(members.length)
    for (const [index, { width, height, top }] of portraits.entries()) {
      expect(width / height).toBeCloseTo(4 / 5, 2)
      expect(width).toBe(phone.viewport.width - 40)
      expect(top).toBeGreaterThan(portraits[index - 1]?.bottom ?? 0)
    }
    const narrowest = await tab
      .getByRole('main')
      .locator('p, h2, h3, figcaption')
      .evaluateAll((all) => Math.min(...all.filter((each) => each.clientWidth > 1).map((each) => each.clientWidth)))
    expect(narrowest).toBeGreaterThanOrEqual(240)
  })
})
