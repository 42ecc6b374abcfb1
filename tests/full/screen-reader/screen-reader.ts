import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../tooling/programs.ts'
import { type Program, readFirstLine, startProgram, startVirtualDisplay } from '../../support/engines/program.ts'

/** Expected speech: a literal part of it, or a pattern where versions differ. Both are compared in lower case. */
type ExpectedSpeech = string | RegExp

/** Milliseconds of silence after which an announcement counts as complete. */
const pauseMs = 400
/** Milliseconds of silence after which the screen reader counts as silent. */
const silenceTimeoutMs = 20_000

/** Preferences that keep a fresh Firefox from prompts and completions that Orca would read out. */
const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.panel.shown': true,
  'browser.formfill.enable': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'termsofuse.bypassNotification': true,
}

/** Orca's settings: a speech server that records; no braille, no sounds, no key echo. */
const settings = {
  speechServerFactory: 'captured_speech',
  speechServerInfo: ['Captured speech', 'captured'],
  enableSpeech: true,
  enableBraille: false,
  enableBrailleMonitor: false,
  enableSound: false,
  enableKeyEcho: false,
  enableEchoByCharacter: false,
  sayAllOnLoad: false,
  ...Object.fromEntries(['startingProfile', 'activeProfile', 'profile'].map((name) => [name, ['Default', 'default']])),
}

/** Orca and Firefox on a screen and a session bus of their own, driven by keys. Every key must produce speech. */
export class ScreenReader {
  readonly #folder = mkdtempSync(join(tmpdir(), 'orca-'))
  readonly #log = join(this.#folder, 'speech.jsonl')
  readonly #programs: Program[] = []
  readonly #env: NodeJS.ProcessEnv = { ...process.env }
  /** All keys and what was spoken after each, line by line. */
  readonly transcript: string[] = []
  /** How many utterances there were before the last key. */
  #spoken = 0

  /** Starts all programs, and waits until Orca announces the window. Throws a one-line message if one is missing. */
  async start(): Promise<void> {
    const [xvfb, openbox, orca, bus, send] = (['Xvfb', 'openbox', 'orca', 'dbus-daemon', 'dbus-send'] as const).map(
      (name) => findProgram(name),
    ) as [string, string, string, string, string]
    const firefox = findProgram('firefox-esr')
    findProgram('xdotool')
    this.#writeSettings()
    const { screen, name } = await startVirtualDisplay(xvfb, '1440x1000')
    this.#programs.push(screen)
    Object.assign(this.#env, {
      DISPLAY: name,
      HOME: this.#folder,
      XDG_RUNTIME_DIR: this.#folder,
      PATH: `${join(this.#folder, 'bin')}:${process.env.PATH}`,
      PYTHONPATH: import.meta.dirname,
      PYTHONDONTWRITEBYTECODE: '1',
      SPEECH_LOG: this.#log,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      LC_ALL: 'C.UTF-8',
      GNOME_ACCESSIBILITY: '1',
      MOZ_ENABLE_WAYLAND: '0',
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    const daemon = this.#run(bus, ['--session', '--nofork', '--print-address=3'])
    this.#env.DBUS_SESSION_BUS_ADDRESS = await readFirstLine(daemon, 3)
    // Orca only speaks for an active window, and only a window manager activates one.
    this.#run(openbox, [])
    this.#run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus']
      const set = ['org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status', `string:${property}`]
      spawnSync(send, [...to, ...set, 'variant:boolean:true'], { env: this.#env })
    }
    this.#run(orca, [])
    // A window that opens before Orca is ready is never announced.
    await this.#hear('Orca starts', ['screen reader on'], 60_000)
    this.#run(firefox, [
      '--profile',
      join(this.#folder, 'profile'),
      '--width',
      '1400',
      '--height',
      '950',
      'about:blank',
    ])
    await this.#hear('Firefox starts', [/\w/], 120_000)
  }

  /** Opens a page in a new tab, as a link in another program would, and expects its title. */
  async visit(url: string, title: string): Promise<void> {
    const expected = [`finished loading ${title}`, 'page has']
    const args = ['--profile', join(this.#folder, 'profile'), url]
    const open = () => void spawn(findProgram('firefox-esr'), args, { env: this.#env, stdio: 'ignore' })
    await this.#act(`goes to ${url}`, open, expected)
  }

  /** Presses a key, by its X11 name, and expects these parts of what is spoken, in order, or any speech if there are none. */
  press(key: string, ...expected: readonly ExpectedSpeech[]): Promise<string> {
    return this.#act(key, () => this.#xdotool('key', '--clearmodifiers', key), expected.length > 0 ? expected : [/./])
  }

  /** Presses a key until these words are spoken. A press may produce no speech, where the focus is at what was just read. */
  async pressUntil(key: string, words: ExpectedSpeech, maxPresses = 40): Promise<void> {
    for (let press = 0; press < maxPresses; press += 1) {
      this.#spoken = this.#readSpeech().length
      this.#xdotool('key', '--clearmodifiers', key)
      await this.#waitUntil(() => this.#readNew() !== '', 2000)
      await this.#waitUntil(() => false, pauseMs / 2)
      if (findMissing(this.#readNew(), [words]) === undefined) return void (await this.#hear(key, [words]))
      this.#note(key)
    }
    throw new Error(`${words} was not heard after ${maxPresses} × ${key}.\n${this.transcript.slice(-60).join('\n')}`)
  }

  /** Types into the focused element. Speech is only expected of the last key: every key cancels what is not spoken yet. */
  async type(text: string, ...expected: readonly ExpectedSpeech[]): Promise<void> {
    await this.#act(`types ${text}`, () => this.#xdotool('type', '--delay', '80', '--', text), expected)
  }

  async end(): Promise<void> {
    for (const program of this.#programs.toReversed()) await program.end()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #writeSettings(): void {
    for (const name of ['.local/share/orca', 'bin', 'profile']) mkdirSync(join(this.#folder, name), { recursive: true })
    writeFileSync(this.#log, '')
    const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } }
    const all = { general: settings, profiles, pronunciations: {}, keybindings: {} }
    writeFileSync(join(this.#folder, '.local/share/orca/user-settings.conf'), JSON.stringify(all))
    // Orca refuses to start beside another Orca of the same user. Each has its own screen here.
    writeFileSync(join(this.#folder, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
    writeFileSync(join(this.#folder, 'profile/user.js'), lines.join('\n'))
  }

  #run(file: string, args: readonly string[]): Program {
    const program = startProgram(file, args, { env: this.#env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    this.#programs.push(program)
    return program
  }

  #xdotool(...args: readonly string[]): void {
    spawnSync(findProgram('xdotool'), args, { env: this.#env })
  }

  #act(what: string, act: () => void, expected: readonly ExpectedSpeech[]): Promise<string> {
    this.#spoken = this.#readSpeech().length
    act()
    return this.#hear(what, expected)
  }

  async #hear(what: string, expected: readonly ExpectedSpeech[], timeoutMs = silenceTimeoutMs): Promise<string> {
    await this.#waitUntil(() => findMissing(this.#readNew(), expected) === undefined, timeoutMs)
    await this.#waitUntil(() => false, pauseMs)
    const heard = this.#note(what)
    const missing = findMissing(heard, expected)
    if (missing !== undefined)
      throw new Error(`After “${what}” ${missing} was not heard, but:\n${heard || '(silence)'}`)
    return heard
  }

  /** Records and returns the speech after an action. */
  #note(what: string): string {
    const heard = this.#readNew()
    this.#spoken = this.#readSpeech().length
    this.transcript.push(`[${what}]`, ...(heard || '(silence)').split('\n').map((line) => `    ${line}`))
    return heard
  }

  #readSpeech(): string[] {
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1)
    return lines.map((line): string => JSON.parse(line))
  }

  #readNew(): string {
    return this.#readSpeech().slice(this.#spoken).join('\n')
  }

  /** Waits until a condition holds, at most `timeoutMs` after the last speech. */
  async #waitUntil(isDone: () => boolean, timeoutMs: number): Promise<void> {
    let [words, since] = ['', Date.now()]
    while (!isDone() && Date.now() - since < timeoutMs) {
      if (this.#readNew() !== words) [words, since] = [this.#readNew(), Date.now()]
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** Returns the first expected part that is not spoken after those before it; undefined when all are. */
function findMissing(heard: string, expected: readonly ExpectedSpeech[]): ExpectedSpeech | undefined {
  let rest = normalize(heard)
  for (const words of expected) {
    const found = typeof words === 'string' ? { index: rest.indexOf(normalize(words)), 0: words } : words.exec(rest)
    if (!found || found.index < 0) return words
    rest = rest.slice(found.index + found[0].length)
  }
  return undefined
}
