import { expect } from '@playwright/test'
import type { Driver, Json } from './driver.ts'

type Role = 'link' | 'button' | 'field'

/** A visitor, who finds elements by their accessible names, in page order, and waits until they exist. */
export class Visitor {
  readonly driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  visit(path: string): Promise<void> {
    return this.driver.open(this.#origin + path)
  }

  /** Opens a page in a new document and with an empty sessionStorage. */
  async visitAnew(path: string): Promise<void> {
    // A URL that differs only in its fragment would not reload.
    await this.visit('/about')
    // Firefox may still run this in the blank page it started with, which has no storage.
    await this.until('a page with storage', () => {
      sessionStorage.clear()
      return true
    })
    await this.visit(path)
  }

  /** Clicks the first visible element of this role with this name, once it does not move. */
  async click(role: Role, name: string): Promise<void> {
    const what = `a ${role} called ${name}`
    let place = await this.until(what, getPlace, role, name)
    for (let before = { x: Number.NaN, y: Number.NaN }; place.x !== before.x || place.y !== before.y; ) {
      before = place
      await this.until(
        'a moment',
        () => new Promise((over) => requestAnimationFrame(() => setTimeout(over, 100, true))),
      )
      place = await this.until(what, getPlace, role, name)
    }
    await this.driver.clickAt(place.x, place.y)
  }

  /** Types text into the field with this label, key by key, after a click into it. */
  async fill(label: string, text: string): Promise<void> {
    // Firefox scrolls back to what was typed last, some frames later: the click waits until the field does not move.
    await this.click('field', label)
    await this.until(`the focus on ${label}`, hasFocus, label)
    await this.driver.type(text)
  }

  /**
   * Sets the value of a field as a paste or a browser's picker does: at once, with `input` and `change`. Drivers cannot
   * reach pickers, which are outside the page.
   */
  async pick(label: string, value: string): Promise<void> {
    await this.until(`a field labeled ${label}`, setValue, label, value)
  }

  /** Waits until the page shows this text. */
  async sees(text: string): Promise<void> {
    await this.until(`the text ${text}`, shows, text)
  }

  /** Waits until a function in the page returns a value, and returns that. Throws after twenty seconds. */
  async until<Args extends readonly Json[], Result>(
    what: string,
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let found: Awaited<Result> | undefined
    const isFound = async () => {
      // A page that is being left throws.
      found = await this.driver.run(task, ...args).catch(() => undefined)
      return Boolean(found)
    }
    await expect.poll(isFound, { message: what, timeout: 20_000, intervals: [50] }).toBe(true)
    return found as NonNullable<Awaited<Result>>
  }
}

// The functions below run in the page and can use nothing of this file.

async function getPlace(role: string, name: string): Promise<{ x: number; y: number } | undefined> {
  const kinds: Record<string, string> = { link: 'a[href]', button: 'button, summary' }
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labeled = [...document.querySelectorAll('label')].filter((each) => clean(each.textContent).startsWith(name))
  const named = [...document.querySelectorAll<HTMLElement>(kinds[role] ?? 'none')].filter(
    (each) => (each.getAttribute('aria-label') ?? (clean(each.textContent) || each.title)) === name,
  )
  const all = role === 'field' ? labeled.map((each) => each.control) : named
  const seen = all.find((each) => each?.checkVisibility({ visibilityProperty: true }))
  if (!seen) return undefined
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const getCenter = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = getCenter(seen)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = getCenter(seen)
  // An element that moves, or is below the fading picture of the last page, is not clicked yet.
  const still = before.x === after.x && before.y === after.y
  return still && seen.contains(document.elementFromPoint(after.x, after.y)) ? after : undefined
}

function hasFocus(label: string): boolean {
  const at = document.activeElement as HTMLInputElement | null
  return [...(at?.labels ?? [])].some((each) => each.textContent.replace(/\s+/g, ' ').trim().startsWith(label))
}

function setValue(label: string, value: string): boolean {
  const labels = [...document.querySelectorAll('label')]
  const labeled = labels.find((each) => each.textContent.trim().startsWith(label))?.control
  const control = labeled ?? document.querySelector(`[aria-label^="${label}"]`)
  if (!control) return false
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function shows(text: string): boolean {
  const has = (element: Element) => element.textContent.replace(/\s+/g, ' ').includes(text)
  const innermost = [...document.querySelectorAll('body *')].filter(
    (each) => has(each) && ![...each.children].some(has),
  )
  return innermost.some((each) => each.checkVisibility({ visibilityProperty: true }))
}
