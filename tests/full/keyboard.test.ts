// Every page and form by the Tab key alone, forward and back, on a wide screen and a phone.
import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { createPageActions } from '../support/report-page.ts'
import { formScenarios } from '../support/form-scenarios.ts'
import { expect, test } from '../support/site.ts'

interface Stop {
  readonly name: string
  /** Position in the document, in CSS px from the top left corner. */
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** What is wrong for a sighted keyboard user, in words. */
  readonly lacks: readonly string[]
}

/** Returns the focused element and whether its focus is visible. Undefined when the focus has left the page. */
function here(): Stop | undefined {
  const at = document.activeElement
  if (!at || at === document.body) return undefined
  const { left, top, right, bottom } = at.getBoundingClientRect()
  const shape = at.matches('input[type=file], input[type=checkbox], input[type=radio]') ? at.parentElement : at
  const shows = [at, ...(shape ? [shape] : [])].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  // A link over two lines has nothing of its own in the middle of both.
  const line = at.getClientRects()[0] ?? at.getBoundingClientRect()
  const reached = document.elementFromPoint(
    Math.max(0, Math.min(innerWidth - 1, (line.left + line.right) / 2)),
    Math.max(0, Math.min(innerHeight - 1, (Math.max(0, line.top) + Math.min(innerHeight, line.bottom)) / 2)),
  )
  const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  const name = at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent ?? at.textContent
  return {
    name: `${at.tagName.toLowerCase()} ${name?.trim().replace(/\s+/g, ' ').slice(0, 50)}`,
    left,
    top: top + scrollY,
    bottom: bottom + scrollY,
    lacks: [
      ...(shows ? [] : ['a visible focus']),
      ...(inView ? [] : ['a place on the screen']),
      // WCAG 2.4.11: focus not obscured.
      ...(inView && !(reached && (at.contains(reached) || reached.contains(at))) ? ['an open view of it'] : []),
    ],
  }
}

/** Presses a key until the focus leaves the page, or `presses` times. */
async function followFocus(page: Page, key: 'Tab' | 'Shift+Tab', presses?: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < (presses ?? 250); press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(here)
    if (!stop) return stops
    stops.push(stop)
  }
  if (presses) return stops
  throw new Error(`After 250 presses the focus is still in the page, at ${stops.at(-1)?.name}.`)
}

async function journey(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const stops = await followFocus(page, 'Tab')
  expect(stops.length).toBeGreaterThan(5)
  for (const { name, lacks } of stops) expect.soft(lacks, name).toEqual([])
  // The order matches the layout: the next stop is never above the last one, unless it is to its right.
  for (const [index, stop] of stops.entries()) {
    const last = stops[index - 1]
    if (last && stop.bottom <= last.top)
      expect.soft(stop.left, `${stop.name} comes after ${last.name}, which is below it`).toBeGreaterThan(last.left)
  }
  const back = await followFocus(page, 'Shift+Tab', stops.length)
  expect(back.map(({ name }) => name).reverse()).toEqual(stops.map(({ name }) => name))
}

for (const width of [1440, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const page of [...pages, notFound])
      test(`the keyboard reaches every control of ${page.path}, in order and visibly`, async ({ page: tab, watch }) => {
        await tab.goto(page.path)
        await journey(tab)
        if (page === notFound) watch.said.splice(0)
      })

    for (const state of formScenarios.filter(({ name }) =>
      /every error|both questions|files added|review with|email asked for/.test(name),
    ))
      test(`${state.name}: the keyboard reaches every control, in order and visibly`, async ({ page: tab }) => {
        await tab.goto(state.path)
        await state.reach(createPageActions(tab))
        // The form is removed shortly after the review is shown.
        if (state.name.includes('review')) await expect(tab.getByRole('textbox')).toHaveCount(0)
        await journey(tab)
      })
  })

for (const page of [...pages, notFound])
  test(`${page.path}: every touch target is large enough`, async ({ page: tab, watch }) => {
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.goto(page.path)
    if (page === notFound) watch.said.splice(0)
    await tab.getByRole('button', { name: 'Menu', exact: true }).click()
    const small = await tab.evaluate(() => {
      const main =
        'button, .button, header nav a, input:not([type=checkbox], [type=radio]), select, textarea, label:has(input)'
      return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
        .filter(
          (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.visually-hidden, .skip-link'),
        )
        .flatMap((each) => {
          // A label that contains its control is the pointer target.
          const target = each.closest('label') ?? each
          const { width, height } = target.getBoundingClientRect()
          // A link inside a sentence has the height of its line (WCAG 2.5.8, inline).
          const inline =
            each.matches('a') && getComputedStyle(each).display === 'inline' && each.closest('p, li, dd, address')
          const least = target.matches(main) ? 44 : inline ? 0 : 24
          const side = Math.min(width, height)
          return side < least
            ? [`${each.tagName} “${target.textContent.trim().slice(0, 40)}” is ${side} px, not ${least}`]
            : []
        })
    })
    expect(small).toEqual([])
  })
