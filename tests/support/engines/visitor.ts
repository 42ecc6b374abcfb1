import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { FormActions } from '../report-journey.ts'

/** A value that can be passed to a page and back. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One tab of one browser, with the operations that the tests need of each engine. */
export interface Driver {
  /** The folder that receives downloads. */
  readonly downloads: string
  /** Opens a URL and waits for its `load` event. */
  open(url: string): Promise<void>
  /** Runs a function in the page and returns its result. The function can use nothing but its arguments. */
  run<Args extends readonly Json[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Clicks the main pointer button at a point of the viewport, in CSS px, this many times in quick succession. */
  clickAt(x: number, y: number, count?: number): Promise<void>
  /** Drags the main pointer button from a point of the viewport to another, in CSS px. */
  drag(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Promise<void>
  type(text: string): Promise<void>
  pressEscape(): Promise<void>
  /** Sets the files of the page's file input, by their paths. */
  attach(files: readonly string[]): Promise<void>
  /** Returns the errors, rejections, policy violations and console warnings since the page was opened. */
  readComplaints(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A visitor, who finds elements by their accessible names, in page order, and waits until they exist. */
export class Visitor {
  readonly driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  /** Opens a page, or another URL, in a new document and with an empty sessionStorage. */
  async visit(path: string): Promise<void> {
    // A URL that differs only in its fragment would not reload.
    await this.driver.open(`${this.#origin}/about`)
    // Firefox may still run this in the blank page it started with, which has no storage.
    await this.until('a page with storage', () => {
      sessionStorage.clear()
      return true
    })
    await this.driver.open(new URL(path, this.#origin).href)
  }

  #pressedAt = 0

  /** Clicks the first visible element of this kind with this name, once it does not move, or this many times. */
  async click(kind: 'link' | 'button' | 'field', name: string, count = 1): Promise<void> {
    const { x, y } = await this.until(`a ${kind} called ${name}`, findStillPlace, kind, name)
    // People press more slowly than tests. The system counts quick presses.
    await expect.poll(() => Date.now() - this.#pressedAt, { intervals: [50] }).toBeGreaterThan(600)
    await this.driver.clickAt(x, y, count)
    this.#pressedAt = Date.now()
  }

  /** Waits until the page shows this text. */
  async see(text: string): Promise<void> {
    await this.until(`the text ${text}`, isShown, text)
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

  /** Saves the package and returns its bytes from the disk. */
  async savePackage(): Promise<Buffer> {
    await this.click('button', 'Save the report')
    const { downloads } = this.driver
    let archive = Buffer.alloc(0)
    const isWhole = () => {
      // Firefox gives a file its name at the end.
      const [name] = readdirSync(downloads).filter((name) => /^anomaly-report-.*\.zip$/.test(name))
      if (name) archive = readFileSync(join(downloads, name))
      // The end of central directory record is written last.
      return archive.includes('PK\x05\x06')
    }
    await expect.poll(isWhole, { message: 'the saved file' }).toBe(true)
    return archive
  }

  /** What a visitor does with a form, in any engine. */
  readonly actions: FormActions = {
    write: async (label, text) => {
      // A long text is pasted and a date is picked, at once; everything else is typed after a click.
      const isTyped = await this.until(`a field labeled ${label}`, writeAtOnce, label, text)
      if (isTyped === 'pasted') return
      await this.click('field', label)
      await this.driver.type(text)
    },
    choose: async (label, option) => void (await this.until(`${option} in ${label}`, writeAtOnce, label, option)),
    press: (button) => this.click('button', button),
    tick: (box) => this.click('field', box),
    add: async (files) => {
      const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
      for (const { name, buffer } of files) writeFileSync(join(folder, name), buffer)
      await this.driver.attach(files.map(({ name }) => join(folder, name)))
    },
    see: (words) => this.see(words),
    seeReview: () => this.see('Another way'),
    run: async (script) => void (await this.driver.run(new Function(script) as () => undefined)),
  }
}

// The functions below run in the page and can use nothing of this file.

async function findStillPlace(kind: string, name: string): Promise<{ x: number; y: number } | undefined> {
  const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labeled = () =>
    [...document.querySelectorAll('label')]
      .filter((label) => clean(label.textContent).startsWith(name))
      .map((label) => label.control)
  const named = () =>
    [...document.querySelectorAll<HTMLElement>(kind === 'link' ? 'a[href]' : 'button, summary')].filter(
      (element) => (element.getAttribute('aria-label') ?? (clean(element.textContent) || element.title)) === name,
    )
  const seen = (kind === 'field' ? labeled() : named()).find((element) =>
    element?.checkVisibility({ visibilityProperty: true }),
  )
  if (!seen) return undefined
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const getCenter = () => {
    const { left, top, width, height } = seen.getClientRects()[0] ?? seen.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = getCenter()
  // Firefox scrolls back to what was typed last, some frames later.
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
  const after = getCenter()
  // An element that moves, or is below the fading picture of the last page, is not clicked yet.
  const isStill = before.x === after.x && before.y === after.y
  return isStill && seen.contains(document.elementFromPoint(after.x, after.y)) ? after : undefined
}

/**
 * Sets the value of a field as a paste or a browser's picker does, with `input` and `change`: drivers cannot reach
 * pickers, which are outside the page. Returns `typed` for a field that a person types into, and does nothing then.
 */
function writeAtOnce(label: string, text: string): 'pasted' | 'typed' | undefined {
  const labels = [...document.querySelectorAll('label')]
  const labeled = labels.find((each) => each.textContent.trim().startsWith(label))?.control
  const control = labeled ?? document.querySelector(`[aria-label^="${label}"]`)
  if (!control) return undefined
  let value: string | undefined = text
  if (control instanceof HTMLSelectElement) value = [...control.options].find((option) => option.text === text)?.value
  else if ((control as HTMLInputElement).type !== 'datetime-local' && text.length < 200) return 'typed'
  if (value === undefined) return undefined
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
  return 'pasted'
}

function isShown(text: string): boolean {
  const has = (element: Element) => element.textContent.replace(/\s+/g, ' ').includes(text)
  const all = [...document.querySelectorAll('body *')].filter((each) => has(each) && ![...each.children].some(has))
  return all.some((each) => each.checkVisibility({ visibilityProperty: true }))
}
