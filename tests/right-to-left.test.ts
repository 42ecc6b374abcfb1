import { pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

test('turned from right to left by a translation, each page keeps the direction of numbers and drawings', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path)
    const measureDrawings = () =>
      page.locator('svg text').evaluateAll((labels) =>
        labels.map((label) => {
          const drawing = label.closest('svg')?.getBoundingClientRect()
          const { left, width } = label.getBoundingClientRect()
          return width && `${label.textContent}, ${Math.round(left - (drawing?.left ?? 0))} px from the left`
        }),
      )
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true
    })
    const drawings = await measureDrawings()
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await measureDrawings(), path).toEqual(drawings)

    const numbers = page.locator('address, a[href^="tel:"]').filter({ visible: true })
    const reordered = await numbers.evaluateAll((all) =>
      all
        .flatMap((number) => Array.from(number.childNodes))
        .flatMap((text) => {
          const lefts = Array.from(text.textContent ?? '', (_, index) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect().left
          })
          return lefts.some((left, index) => left < (lefts[index - 1] ?? 0)) ? [text.textContent] : []
        }),
    )
    expect(reordered, path).toEqual([])
  }
})
