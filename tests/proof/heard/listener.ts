import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ended } from '../../support/engines/program.ts'
import { type Browser, openWindow, type Window } from './browser-window.ts'
import { type Desktop, startDesktop } from './desktop.ts'

/** What must be heard: a part of it word for word, or a pattern where browsers differ. All is compared in lower case. */
export type Words = string | RegExp

/** Milliseconds without a word after which somebody who listens takes it that all has been said. */
const pause = 400
/** The same for somebody on the way to something else, who has heard that it is not yet this. */
const glance = 200
/** Milliseconds that a key on the way to somewhere is given to be answered. */
const unanswered = 2000
/** Milliseconds without a word after which no more is waited for. */
const patience = 20_000

/** Somebody who hears one browser and presses keys. Every key must be answered: silence throws, as do other words. */
export class Listener {
  readonly #desktop: Desktop
  readonly #window: Window
  readonly #site: string
  readonly #transcript: string[] = []
  #at = 0

  private constructor(desktop: Desktop, window: Window, site: string) {
    this.#desktop = desktop
    this.#window = window
    this.#site = site
  }

  /** Starts a desktop with this browser and waits until its window speaks. */
  static async start(browser: Browser, site: string): Promise<Listener> {
    const desktop = await startDesktop()
    // A window that opens before Orca listens is never said.
    await until(() => /screen reader on/i.test(desktop.heard().join()), 60_000)
    const listener = new Listener(desktop, openWindow(browser, desktop), site)
    // Its name, or, where two desktops start at a time, what in it has the focus.
    await listener.#hear('the desktop starts', ['screen reader on', /\w/], 120_000)
    return listener
  }

  /** Opens a page in a new tab, and hears its title and what it has: Orca may not say them to whoever is still in a field. */
  async visit(path: string, title: string): Promise<string> {
    await this.#leaveField()
    const expected = [`finished loading ${title}`, 'page has']
    return this.#act(`goes to ${path}`, () => this.#window.show(this.#site + path), expected)
  }

  /** Closes the tab and has the browser reopen it, with what it remembers of it; hears its title. */
  async reopenTab(title: string): Promise<string> {
    await this.#leaveField()
    await this.press('ctrl+w')
    return this.press('ctrl+shift+t', `finished loading ${title}`)
  }

  /** Presses a key, and hears these words, or any where none are given. */
  press(key: string, ...expected: readonly Words[]): Promise<string> {
    return this.#act(key, () => this.#desktop.press(key), expected)
  }

  /**
   * Presses a key until these words are heard, `most` times. On the way a press may go unanswered: where Tab leaves the focus
   * at what has just been read, Orca does not read it again.
   */
  async until(key: string, words: Words, most = 40): Promise<string> {
    for (let press = 0; press < most; press += 1) {
      this.#at = this.#desktop.heard().length
      this.#desktop.press(key)
      await this.#until(() => this.#heardNow() !== '', unanswered)
      await this.#quiet(glance)
      if (missing(this.#heardNow(), [words]) === undefined) return this.#hear(key, [words])
      this.#note(key)
    }
    throw new Error(`${words} was not heard after ${most} × ${key}.\n${this.#transcript.slice(-60).join('\n')}`)
  }

  /** Leaves the mode in which letters and arrows belong to a control, which Tab to a button has begun. */
  async browse(): Promise<void> {
    await this.press('Insert+a', 'browse mode')
  }

  /** Makes the window this wide, in px, whatever its frame adds. One that is about to show something else takes no size. */
  async widen(width: number): Promise<void> {
    const is = () => Math.abs(this.#desktop.window().width - width) < 50
    for (let asked = 0; asked < 10 && !is(); asked += 1) {
      this.#desktop.widen(width)
      await until(is, 2000)
    }
    if (!is()) throw new Error(`The window does not become ${width} px wide. ${await this.#circumstances()}`)
  }

  /** Chooses a file at the picker, which has the focus: by its name the last in the folder in which the dialog opens. */
  async chooseFile({ name, buffer }: { name: string; buffer: Uint8Array }, ...expected: readonly Words[]) {
    const path = join(this.#desktop.folder, name)
    writeFileSync(path, buffer)
    const { giveFile } = this.#window
    if (giveFile) return this.#act('gives a file', () => void giveFile(path), expected)
    await this.press('space', 'Files')
    await this.until('End', name, 5)
    return this.press('Return', ...expected)
  }

  /** Types into what has the focus. Letters are not echoed: nothing need be said of it, unless words are given. */
  async type(text: string, ...expected: readonly Words[]): Promise<string> {
    this.#at = this.#desktop.heard().length
    this.#desktop.type(text, 30)
    return this.#hear(`types ${text}`, expected)
  }

  /** Lets Orca read the page from where it stands to the end. */
  readOn(...expected: readonly Words[]): Promise<string> {
    return this.#act('read on', () => this.#desktop.press('KP_Add'), expected)
  }

  /** Everything that was pressed, and what was heard, since this was last asked. */
  takeTranscript(): string {
    return this.#transcript.splice(0).join('\n')
  }

  async end(): Promise<void> {
    await this.#window.end()
    await this.#desktop.end()
  }

  async #leaveField(): Promise<void> {
    const mode = this.#desktop.heard().findLast((said) => /^(focus|browse) mode/i.test(said))
    if (mode && /^focus/i.test(mode)) await this.browse()
  }

  #act(what: string, act: () => void, expected: readonly Words[]): Promise<string> {
    this.#at = this.#desktop.heard().length
    act()
    return this.#hear(what, expected.length > 0 ? expected : [/./])
  }

  async #hear(what: string, expected: readonly Words[], most = patience): Promise<string> {
    await this.#until(() => missing(this.#heardNow(), expected) === undefined, most)
    await this.#quiet()
    const heard = this.#note(what)
    const lacking = missing(heard, expected)
    if (lacking === undefined) return heard
    const said = `After “${what}” ${lacking} was not heard, but:\n${heard || '(silence)'}`
    throw new Error(`${said}\n${await this.#circumstances()}`)
  }

  /** By what a page that says nothing can be told from a key that was lost, and from a browser or a reader that is gone. */
  async #circumstances(): Promise<string> {
    this.#desktop.press('KP_Enter')
    await this.#until(() => this.#heardNow() !== '', patience)
    await this.#quiet()
    const where = this.#note('where one is') || '(silence)'
    const { name, width } = this.#desktop.window()
    const gone = ended([...this.#desktop.programs, this.#window])
    return `Asked where one is, Orca says:\n${where}\nIn front: “${name}”, ${width} px wide. ${gone}`
  }

  /** Writes down what was heard of this, and gives it. */
  #note(what: string): string {
    const heard = this.#heardNow()
    this.#at = this.#desktop.heard().length
    this.#transcript.push(`[${what}]`, ...(heard || '(silence)').split('\n').map((line) => `    ${line}`))
    return heard
  }

  #heardNow(): string {
    return this.#desktop.heard().slice(this.#at).join('\n')
  }

  /** Waits until something is so, or for as long as this after the last word. */
  async #until(so: () => boolean, most: number): Promise<void> {
    let [words, since] = ['', Date.now()]
    while (!so() && Date.now() - since < most) {
      if (this.#heardNow() !== words) [words, since] = [this.#heardNow(), Date.now()]
      await moment()
    }
  }

  /** Waits until nothing more is said for as long as this. */
  async #quiet(most = pause): Promise<void> {
    let [count, since] = [-1, Date.now()]
    while (Date.now() - since < most) {
      const now = this.#desktop.heard().length
      if (now !== count) [count, since] = [now, Date.now()]
      await moment()
    }
  }
}

async function until(so: () => boolean, most: number): Promise<void> {
  const since = Date.now()
  while (!so() && Date.now() - since < most) await moment()
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 25))

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** The first of the expected words that is not heard after those before it; nothing when all are. */
function missing(heard: string, expected: readonly Words[]): Words | undefined {
  let rest = heard
  for (const words of expected) {
    const text = plain(rest)
    const found = typeof words === 'string' ? { index: text.indexOf(plain(words)), 0: words } : words.exec(text)
    if (!found || found.index < 0) return words
    rest = text.slice(found.index + found[0].length)
  }
  return undefined
}
