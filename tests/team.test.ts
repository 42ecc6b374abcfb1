// How /team is laid out: what stays in view, where things end, and how long it is on a phone.
import { members } from '../src/content/team.ts'
import { team } from '../src/site.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { expect, phone, test } from './support/site.ts'

test('on /team every row of pictures ends at the edge of the text, the rules and the header', async ({ page: tab }) => {
  await tab.goto(team.path)
  for (const width of [880, 1024, 1280, 1344, 1440, 1920, 2560]) {
    await tab.setViewportSize({ width, height: 900 })
    const rightEdges = await tab.evaluate((people) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
      const pictures = boxes('main img').filter(
        // A last row that is not full ends earlier. The portraits come first.
        (_, index) => index < people - (people % 3) || index >= people,
      )
      const lastInRow = pictures.filter(
        ({ top, right }) => !pictures.some((one) => one.top === top && one.right > right),
      )
      return [...lastInRow, ...boxes('.page > *, .divisions, .menu')].map(({ right }) => right)
    }, members.length)
    expect(rightEdges.length).toBeGreaterThan(Math.floor(members.length / 3) + 5)
    expect.soft(Math.max(...rightEdges) - Math.min(...rightEdges), `at ${width} px: ${rightEdges}`).toBeLessThan(0.6)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('/team shows one portrait a row as wide as the text at 4:5, is about a screen a person long, and no text is too narrow', async ({
    page: tab,
  }) => {
    await tab.goto(team.path)
    const screens = await tab.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThan(layoutLimits.screensPerPerson * members.length)
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
    expect(narrowest).toBeGreaterThanOrEqual(layoutLimits.narrowestText)
  })
})
