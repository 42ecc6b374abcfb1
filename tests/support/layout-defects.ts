import type { Page } from '@playwright/test'

/** Returns the visible layout defects of the page in its current state. */
export function findLayoutDefects(page: Page): Promise<string[]> {
  return page.evaluate(listLayoutDefects)
}

/**
 * Returns the visible layout defects of a page: sideways scrolling, clipped text, overlapping text. It runs in the page
 * and can use nothing of this file.
 */
function listLayoutDefects(): string[] {
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
  const isInDrawing = (element: Element) => element instanceof SVGElement
  const sorted = [...words].sort((one, other) => one.top - other.top)
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break
      // Beside the label of a drawing, words that only touch it are read as one with it.
      const gap = isInDrawing(one.element) === isInDrawing(other.element) ? -2 : 4
      if (other.element === one.element || other.right <= one.left - gap || one.right <= other.left - gap) continue
      found.push(`${getName(one.element)} lies on ${getName(other.element)}`)
    }
  return [...new Set(found)]
}

/**
 * Returns the visible words that end in another line than they began. Addresses, of mail and of files, may break anywhere;
 * other words may at a hyphen, and no number.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden')) continue
      for (const { 0: whole, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        if (/@|\/|\w\.\w/.test(whole) && !/\d\.\d/.test(whole)) continue
        for (const { 0: word, index: start } of whole.matchAll(/(?:[^-–—\u00ad]|(?<=\d)-(?=\d))+/g)) {
          range.setStart(text, index + start)
          range.setEnd(text, index + start + word.length)
          const [first, ...rest] = range.getClientRects()
          if (first && rest.some(({ top }) => top > first.top + first.height / 2)) broken.push(word)
        }
      }
    }
    return broken
  })
}
