import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findExitedPrograms } from '../../support/engines/program.ts'
import { type BrowserName, type BrowserWindow, openBrowserWindow } from './browser-window.ts'
import { type Desktop, startDesktop } from './desktop.ts'

/** Expected speech: a literal part of it, or a pattern where browsers differ. Both are compared in lower case. */
export type ExpectedSpeech = string | RegExp

/** Milliseconds of silence after which an announcement counts as complete. */
const pause = 400
/** The same while moving towards another element. */
const glance = 200
/** Milliseconds in which a key press while moving must produce speech. */
const unanswered = 2000
/** Milliseconds between two letters of a quick typist. */
const typingPace = 80
/** Milliseconds of silence after which the session gives up. */
const silenceTimeoutMs = 20_000

/**
 * A session with one browser and Orca, driven by keys. Every key must produce speech: silence throws, and so does
 * unexpected speech.
 */
export class ScreenReaderSession {
  readonly #desktop: Desktop
  readonly #window: BrowserWindow
  readonly #site: string
  readonly #transcript: string[] = []
  #at = 0

  private constructor(desktop: Desktop, window: BrowserWindow, site: string) {
    this.#desktop = desktop
    this.#window = window
    this.#site = site
  }

  /** Starts a desktop with this browser and waits until Orca announces its window. */
  static async start(browser: BrowserName, site: string): Promise<ScreenReaderSession> {
    const desktop = await startDesktop()
    // A window that opens before Orca is ready is never announced.
    await until(() => /screen reader on/i.test(desktop.speech().join()), 60_000)
    const listener = new ScreenReaderSession(desktop, openBrowserWindow(browser, desktop), site)
    // Its title, or, when two desktops start at the same time, its focused element.
    await listener.#hear('the desktop starts', ['screen reader on', /\w/], 120_000)
    return listener
  }

  /**
   * Opens a page in a new tab and returns the speech, which must contain its title: Orca may omit it while a field has
   * the focus.
   */
  async visit(path: string, title: string): Promise<string> {
    await this.#leaveField()
    const expected = [`finished loading ${title}`, 'page has']
    return this.#act(`goes to ${path}`, () => this.#window.show(this.#site + path), expected)
  }

  /** Closes the tab, reopens it with its session and returns the speech, which must contain its title. */
  async reopenTab(title: string): Promise<string> {
    await this.#leaveField()
    await this.press('ctrl+w')
    return this.press('ctrl+shift+t', `finished loading ${title}`)
  }

  /** Presses a key and returns the speech, which must contain the expected parts, or anything if none are given. */
  press(key: string, ...expected: readonly ExpectedSpeech[]): Promise<string> {
    return this.#act(key, () => this.#desktop.press(key), expected)
  }

  /**
   * Presses a key until these words are spoken, `maxPresses` times. A press may produce no speech: if Tab leaves the focus at
   * what was just read, Orca does not read it again.
   */
  async until(key: string, words: ExpectedSpeech, maxPresses = 40): Promise<string> {
    for (let press = 0; press < maxPresses; press += 1) {
      this.#at = this.#desktop.speech().length
      this.#desktop.press(key)
      await this.#until(() => this.#heardNow() !== '', unanswered)
      await this.#quiet(glance)
      if (missing(this.#heardNow(), [words]) === undefined) return this.#hear(key, [words])
      this.#note(key)
    }
    throw new Error(`${words} was not heard after ${maxPresses} × ${key}.\n${this.#transcript.slice(-60).join('\n')}`)
  }

  /** Leaves focus mode, which Tab to a control has started, so that letters and arrows navigate again. */
  async browse(): Promise<void> {
    await this.press('Insert+a', 'browse mode')
  }

  /** Sets the width of the window's page, in px, without its frame. A window that is loading cannot be resized. */
  async widen(width: number): Promise<void> {
    const is = () => Math.abs(this.#desktop.window().width - width) < 50
    for (let asked = 0; asked < 10 && !is(); asked += 1) {
      this.#desktop.widen(width)
      await until(is, 2000)
    }
    if (!is()) throw new Error(`The window does not become ${width} px wide. ${await this.#circumstances()}`)
  }

  /** Chooses a file through the focused file input: the last by name in the folder of the dialog. */
  async chooseFile({ name, buffer }: { name: string; buffer: Uint8Array }, ...expected: readonly ExpectedSpeech[]) {
    const path = join(this.#desktop.folder, name)
    writeFileSync(path, buffer)
    const { giveFile } = this.#window
    if (giveFile) return this.#act('gives a file', () => void giveFile(path), expected)
    await this.press('space', 'Files')
    await this.until('End', name, 5)
    return this.press('Return', ...expected)
  }

  /**
   * Types into the focused element. Keys are not echoed: speech is only required if words are given, and they must be of
   * the last key, because every key cancels what Orca has not said yet.
   */
  async type(text: string, ...expected: readonly ExpectedSpeech[]): Promise<string> {
    this.#at = this.#desktop.speech().length
    this.#desktop.type(text, typingPace)
    return this.#hear(`types ${text}`, expected)
  }

  /** Lets Orca read the page from the current position to the end. */
  readOn(...expected: readonly ExpectedSpeech[]): Promise<string> {
    return this.#act('read on', () => this.#desktop.press('KP_Add'), expected)
  }

  /** Returns all key presses and speech since the last call. */
  takeTranscript(): string {
    return this.#transcript.splice(0).join('\n')
  }

  async end(): Promise<void> {
    await this.#window.end()
    await this.#desktop.end()
  }

  async #leaveField(): Promise<void> {
    const mode = this.#desktop.speech().findLast((message) => /^(focus|browse) mode/i.test(message))
    if (mode && /^focus/i.test(mode)) await this.browse()
  }

  #act(what: string, act: () => void, expected: readonly ExpectedSpeech[]): Promise<string> {
    this.#at = this.#desktop.speech().length
    act()
    return this.#hear(what, expected.length > 0 ? expected : [/./])
  }

  async #hear(what: string, expected: readonly ExpectedSpeech[], timeoutMs = silenceTimeoutMs): Promise<string> {
    await this.#until(() => missing(this.#heardNow(), expected) === undefined, timeoutMs)
    await this.#quiet()
    const heard = this.#note(what)
    const lacking = missing(heard, expected)
    if (lacking === undefined) return heard
    const message = `After “${what}” ${lacking} was not heard, but:\n${heard || '(silence)'}`
    throw new Error(`${message}\n${await this.#circumstances()}`)
  }

  /** Returns what distinguishes a silent page from a lost key and from a crashed browser or screen reader. */
  async #circumstances(): Promise<string> {
    this.#desktop.press('KP_Enter')
    await this.#until(() => this.#heardNow() !== '', silenceTimeoutMs)
    await this.#quiet()
    const where = this.#note('where one is') || '(silence)'
    const { name, width } = this.#desktop.window()
    const gone = findExitedPrograms([...this.#desktop.programs, this.#window])
    return `Asked where one is, Orca says:\n${where}\nIn front: “${name}”, ${width} px wide. ${gone}`
  }

  /** Records and returns the speech after an action. */
  #note(what: string): string {
    const heard = this.#heardNow()
    this.#at = this.#desktop.speech().length
    this.#transcript.push(`[${what}]`, ...(heard || '(silence)').split('\n').map((line) => `    ${line}`))
    return heard
  }

  #heardNow(): string {
    return this.#desktop.speech().slice(this.#at).join('\n')
  }

  /** Waits until a condition holds, at most `timeoutMs` after the last speech. */
  async #until(isDone: () => boolean, timeoutMs: number): Promise<void> {
    let [words, since] = ['', Date.now()]
    while (!isDone() && Date.now() - since < timeoutMs) {
      if (this.#heardNow() !== words) [words, since] = [this.#heardNow(), Date.now()]
      await moment()
    }
  }

  /** Waits until there is no speech for this many milliseconds. */
  async #quiet(timeoutMs = pause): Promise<void> {
    let [count, since] = [-1, Date.now()]
    while (Date.now() - since < timeoutMs) {
      const now = this.#desktop.speech().length
      if (now !== count) [count, since] = [now, Date.now()]
      await moment()
    }
  }
}

async function until(isDone: () => boolean, timeoutMs: number): Promise<void> {
  const since = Date.now()
  while (!isDone() && Date.now() - since < timeoutMs) await moment()
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 25))

const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** Returns the first expected part that is not spoken after those before it; undefined when all are. */
function missing(heard: string, expected: readonly ExpectedSpeech[]): ExpectedSpeech | undefined {
  let rest = heard
  for (const words of expected) {
    const text = normalize(rest)
    const found = typeof words === 'string' ? { index: text.indexOf(normalize(words)), 0: words } : words.exec(text)
    if (!found || found.index < 0) return words
    rest = text.slice(found.index + found[0].length)
  }
  return undefined
}
