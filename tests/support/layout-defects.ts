import type { Page } from '@playwright/test'

/** Returns the visible layout defects of the page in its current state. */
export function findLayoutDefects(page: Page): Promise<string[]> {
  return page.evaluate(listLayoutDefects)
}

/**
 * Returns the visible layout defects of a page: sideways scrolling, clipped text, overlapping text. It runs in the page
 * and can use nothing of this file.
 */
export function listLayoutDefects(): string[] {
  const seen = { checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }
  const getName = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} “${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  const style = (element: Element) => getComputedStyle(element)
  // Text behind an open dialog is not checked.
  const ground = document.querySelector('dialog:modal') ?? document.body
  const all = [...ground.querySelectorAll<HTMLElement>('*')].filter((each) => each.checkVisibility(seen))
  // Text for screen readers only is one pixel on purpose; collapsed text is clipped on purpose.
  const isTiny = (element: Element) =>
    element.closest('.visually-hidden') !== null ||
    style(element).clipPath !== 'none' ||
    element.nextElementSibling?.getAttribute('aria-expanded') === 'false'

  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const found = sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []

  for (const element of all) {
    const { overflowX, overflowY } = style(element)
    if (isTiny(element) || element instanceof HTMLVideoElement || element instanceof SVGElement) continue
    const cutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    const cutY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
    if ((cutX || cutY) && element.textContent.trim()) found.push(`${getName(element)} is cut off`)
  }

  const words = all.flatMap((element) => {
    if (isTiny(element) || style(element).position === 'fixed') return []
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    return texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      // A line box includes space for ascenders and accents, so overlap is measured in its middle.
      return [...range.getClientRects()].map(({ left, right, top, height }) => ({
        element,
        left,
        right,
        top: top + height * 0.3,
        bottom: top + height * 0.7,
      }))
    })
  })
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(style(element).overflowX) || scrolls(element.parentElement))
  for (const { element, left, right } of words)
    if ((left < -1 || right > innerWidth + 1) && !scrolls(element)) found.push(`${getName(element)} leaves the screen`)
  const sorted = [...words].sort((one, other) => one.top - other.top)
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break
      if (other.element === one.element || other.right <= one.left + 2 || one.right <= other.left + 2) continue
      found.push(`${getName(one.element)} lies on ${getName(other.element)}`)
    }
  return [...new Set(found)]
}

/** Returns the words of headings, buttons, links, terms and captions that do not fit on one line and break. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, button, a, dt, figcaption')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    )
    const texts = shown.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      return Array.from({ length: 99 }, () => walker.nextNode()).filter((node) => node !== null)
    })
    return texts.flatMap((text) =>
      [...(text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [word] : []
      }),
    )
  })
}
