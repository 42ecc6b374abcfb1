import type { Driver, Json } from './driver.ts'

type Role = 'link' | 'button' | 'field'

/** A visitor: finds things by what they are called, in the order of the page, and waits until they are there. */
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

  /** Clicks the first thing of this role with this name that can be seen, once it stands still. */
  async click(role: Role, name: string): Promise<void> {
    const what = `a ${role} called ${name}`
    let place = await this.until(what, placeOf, role, name)
    for (let before = { x: Number.NaN, y: Number.NaN }; place.x !== before.x || place.y !== before.y; ) {
      before = place
      await this.until(
        'a moment',
        () => new Promise((over) => requestAnimationFrame(() => setTimeout(over, 100, true))),
      )
      place = await this.until(what, placeOf, role, name)
    }
    await this.driver.clickAt(place.x, place.y)
  }

  /** Types text into the field with this label, key by key, where the click has put the caret. */
  async fill(label: string, text: string): Promise<void> {
    const place = await this.until(`a field labeled ${label}`, placeOf, 'field', label)
    await this.driver.clickAt(place.x, place.y)
    await this.until(`the focus on ${label}`, hasFocus, label)
    await this.driver.type(text)
  }

  /**
   * Gives a field its value as a paste or a browser's own picker does: at once, with `input` and `change`. Pickers are
   * drawn outside the page, where no driver reaches.
   */
  async pick(label: string, value: string): Promise<void> {
    await this.until(`a field labeled ${label}`, setValue, label, value)
  }

  /** Waits until the page shows this text. */
  async sees(text: string): Promise<void> {
    await this.until(`the text ${text}`, shows, text)
  }

  /** Polls a function in the page until it gives something. Throws after twenty seconds, with what the page showed. */
  async until<Args extends readonly Json[], Result>(
    what: string,
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + 20_000
    let last: unknown
    while (Date.now() < end) {
      try {
        const found = await Promise.race([this.driver.run(task, ...args), silence()])
        if (found) return found
      } catch (error) {
        // A page that is being left answers nothing, or with an error.
        last = error
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const text = await this.driver.run(() => `${location.href}\n${document.querySelector('main')?.textContent}`)
    throw new Error(`The visitor waited for ${what}. The page was ${text}`, { cause: last })
  }
}

/** Throws after three seconds. */
async function silence(): Promise<never> {
  await new Promise((over) => setTimeout(over, 3000))
  throw new Error('The page did not answer.')
}

// What follows runs in the page and sees nothing of this file.

async function placeOf(role: string, name: string): Promise<{ x: number; y: number } | undefined> {
  const kinds: Record<string, string> = { link: 'a[href]', button: 'button, summary' }
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labeled = [...document.querySelectorAll('label')].filter((each) => clean(each.textContent).startsWith(name))
  const named = [...document.querySelectorAll<HTMLElement>(kinds[role] ?? 'none')].filter(
    (each) => (each.getAttribute('aria-label') ?? clean(each.textContent)) === name,
  )
  const all = role === 'field' ? labeled.map((each) => each.control) : named
  const seen = all.find((each) => each?.checkVisibility({ visibilityProperty: true }))
  if (!seen) return undefined
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const centerOf = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = centerOf(seen)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const after = centerOf(seen)
  // What moves, or lies under a fading picture of the last page, is not clicked yet.
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
