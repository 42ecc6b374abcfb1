// Every page by the Tab key alone, and every control large enough to be touched.
import type { Page } from '@playwright/test'
import { notFound, pages, research } from '../src/site.ts'
import { findScenarios } from './support/form-scenarios.ts'
import { createPageActions } from './support/report-page.ts'
import { expect, phone, test } from './support/site.ts'

interface Stop {
  readonly name: string
  /** The number of the section that it is in. */
  readonly section: number
  /** Position in the document, in CSS px from the top left corner. */
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** What is wrong for a sighted keyboard user, in words. */
  readonly lacks: readonly string[]
}

/** Returns the focused element and whether its focus is visible; undefined when the focus has left the page. Runs in the page. */
function readFocus(): Stop | undefined {
  const at = document.activeElement
  if (!at || at === document.body) return undefined
  const { left, top, right, bottom } = at.getBoundingClientRect()
  const shape = at.matches('input[type=file], input[type=checkbox], input[type=radio]') ? at.parentElement : at
  const isRinged = [at, ...(shape ? [shape] : [])].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3
  })
  // A link over two lines has nothing of its own in the middle of both.
  const line = at.getClientRects()[0] ?? at.getBoundingClientRect()
  const reached = document.elementFromPoint(
    Math.max(0, Math.min(innerWidth - 1, (line.left + line.right) / 2)),
    Math.max(0, Math.min(innerHeight - 1, (Math.max(0, line.top) + Math.min(innerHeight, line.bottom)) / 2)),
  )
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  const sections = 'header, nav, section, form, footer'
  const name = at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent ?? at.textContent
  return {
    name: `${at.tagName.toLowerCase()} ${name?.trim().replace(/\s+/g, ' ').slice(0, 50)}`,
    section: [...document.querySelectorAll(sections)].indexOf(at.closest(sections) ?? document.body),
    left,
    top: top + scrollY,
    bottom: bottom + scrollY,
    lacks: [
      ...(isRinged ? [] : ['a visible focus']),
      ...(isInView ? [] : ['a place on the screen']),
      // WCAG 2.4.11: focus not obscured.
      ...(isInView && !(reached && (at.contains(reached) || reached.contains(at))) ? ['an open view of it'] : []),
    ],
  }
}

/** Presses Tab from the top of the page until the focus leaves it, and expects each stop to be visible and in order. */
async function expectVisibleOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const stops: Stop[] = []
  for (let last: Stop | undefined; ; ) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop) break
    expect.soft(stop.lacks, stop.name).toEqual([])
    // The order matches the layout: within a section the next stop is never above the last one, unless it is to its right.
    if (last?.section === stop.section && stop.bottom <= last.top)
      expect.soft(stop.left, `${stop.name} comes after ${last.name}, which is below it`).toBeGreaterThan(last.left)
    stops.push(stop)
    last = stop
    expect(stops.length, `the focus leaves the page, and is not kept at ${stop.name}`).toBeLessThan(250)
  }
  expect(stops.length).toBeGreaterThan(5)
}

test.use({ viewport: { width: 1440, height: 844 } })

for (const page of [...pages, notFound])
  test(`the keyboard reaches every control of ${page.path}, in order and visibly`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    await expectVisibleOrder(tab)
    if (page === notFound) watch.said.splice(0)
  })

for (const state of findScenarios(
  'report, every error',
  'report, what files record',
  'report, review with files',
  'report, the end',
))
  test(`${state.name}: the keyboard reaches every control, in order and visibly`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    // Each step is removed shortly after the next is shown.
    await expect(tab.locator('#report > .visually-hidden')).toHaveCount(0)
    await expectVisibleOrder(tab)
  })

test('the first stop of the keyboard leads past the header', async ({ page: tab }) => {
  await tab.goto(research.path)
  await tab.keyboard.press('Tab')
  const link = tab.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await tab.keyboard.press('Enter')
  await expect(tab.getByRole('main')).toBeFocused()
})

/** Returns each control that is smaller than a finger needs, with its size. Runs in the page. */
function findSmallTargets(): string[] {
  const main =
    'button, .button, header nav a, input:not([type=checkbox], [type=radio]), select, textarea, label:has(input)'
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest('.visually-hidden, .skip-link'))
    .flatMap((control) => {
      // A label that contains its control is the pointer target.
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      // A link inside a sentence has the height of its line (WCAG 2.5.8, inline).
      const isInline = control.matches('a') && getComputedStyle(control).display === 'inline'
      const least = target.matches(main) ? 44 : isInline && control.closest('p, li, dd, address') ? 0 : 24
      const side = Math.min(width, height)
      return side < least ? [`“${target.textContent.trim().slice(0, 40)}” is ${side} px, not ${least}`] : []
    })
}

test.describe('on a phone', () => {
  test.use(phone)

  for (const page of [...pages, notFound])
    test(`${page.path}: every touch target is large enough`, async ({ page: tab, watch }) => {
      await tab.goto(page.path)
      if (page === notFound) watch.said.splice(0)
      await tab.getByRole('button', { name: 'Menu', exact: true }).click()
      expect(await tab.evaluate(findSmallTargets)).toEqual([])
    })
})
