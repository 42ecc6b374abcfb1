import { expect, type Page } from '@playwright/test'

interface Stop {
  readonly name: string
  /** The number of the section that it is in. */
  readonly section: number
  /** Position in the document, in CSS px from the top left corner. */
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** Whether it is a place on a map, which has no order but that of its numbers. */
  readonly isOnMap: boolean
  /** What is wrong for a sighted keyboard user, in words. */
  readonly lacks: readonly string[]
}

/** Returns the focused element and whether its focus is visible; undefined when the focus has left the root. Runs in the page. */
function readFocus(root: string): Stop | undefined {
  const at = document.activeElement
  if (!at?.parentElement?.closest(root)) return undefined
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
    isOnMap: at.closest('svg') !== null,
    lacks: [
      ...(isRinged ? [] : ['a visible focus']),
      ...(isInView ? [] : ['a place on the screen']),
      // WCAG 2.4.11: focus not obscured.
      ...(isInView && !(reached && (at.contains(reached) || reached.contains(at))) ? ['an open view of it'] : []),
    ],
  }
}

/** Returns whether two stops are on one line. A link over two lines is beside none of them, and a date has its parts in one place. */
function isBeside(stop: Stop, last: Stop): boolean {
  if (stop.isOnMap || stop.left === last.left) return false
  const distance = Math.abs(stop.top + stop.bottom - last.top - last.bottom)
  return distance < Math.min(stop.bottom - stop.top, last.bottom - last.top)
}

/**
 * Presses Tab from the top of the page or of its main content until the focus leaves it, and expects each stop to be visible
 * and in order.
 */
export async function expectVisibleOrder(page: Page, root: 'body' | 'main' = 'body'): Promise<void> {
  await page.locator(root).evaluate((part: HTMLElement) => {
    const before = part.getAttribute('tabindex')
    part.tabIndex = -1
    part.focus()
    if (before === null) part.removeAttribute('tabindex')
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const stops: Stop[] = []
  for (let last: Stop | undefined; ; ) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus, root)
    if (!stop) break
    expect.soft(stop.lacks, `${stop.name} of ${page.url()}`).toEqual([])
    // The order matches the layout: within a section the next stop is to the right of one that is beside or below it.
    if (last?.section === stop.section && (stop.bottom <= last.top || isBeside(stop, last)))
      expect.soft(stop.left, `${stop.name} comes after ${last.name}`).toBeGreaterThan(last.left)
    stops.push(stop)
    last = stop
    expect(stops.length, `the focus leaves the page, and is not kept at ${stop.name}`).toBeLessThan(250)
  }
  expect(stops.length).toBeGreaterThan(root === 'body' ? 5 : 0)
}
