import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from '../../../machine/tools.ts'
import { firstLine, type Program, startProgram } from '../../support/engines/program.ts'
import { startScreen } from '../../support/engines/screen.ts'

/** A screen, a session bus, a window manager and Orca, apart from those of whoever sits at the machine. */
export interface Desktop {
  /** What a program needs in its environment to open its window here and be heard. */
  readonly env: NodeJS.ProcessEnv
  /** A folder for what belongs to this desktop; it goes with it. */
  readonly folder: string
  /** Everything that Orca has said so far, one utterance an entry. */
  heard(): string[]
  /** What runs it. */
  readonly programs: readonly Program[]
  /** Gives keys, by the names X11 has for them, to whatever has the focus. */
  press(...keys: readonly string[]): void
  /** How wide the window is that has the focus, in px, and what it is called. */
  window(): { width: number; name: string }
  /** Asks the window that has the focus to be this wide, in px. */
  widen(width: number): void
  /** Types a text, with as many milliseconds between its letters. */
  type(text: string, pace: number): void
  end(): Promise<void>
}

/** The programs that a desktop needs, besides the browser. */
export const desktopTools = ['Xvfb', 'openbox', 'xdotool', 'orca', 'dbus-daemon', 'dbus-send'] as const

const speech = 'captured_speech'
const atSpi = '/usr/libexec/at-spi-bus-launcher'

/** Orca's settings: our speech server; no braille, no sounds, no echo of keys. */
const settings = {
  speechServerFactory: speech,
  speechServerInfo: ['Captured speech', 'captured'],
  enableSpeech: true,
  enableBraille: false,
  enableBrailleMonitor: false,
  enableSound: false,
  enableKeyEcho: false,
  enableEchoByCharacter: false,
  sayAllOnLoad: false,
  ...Object.fromEntries(['startingProfile', 'activeProfile', 'profile'].map((each) => [each, ['Default', 'default']])),
}
const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } }

/**
 * Starts a private desktop with Orca on it. Throws one line that says what to install where a program is missing. Without a
 * window manager no window would ever be active, and Orca would say nothing.
 */
export async function startDesktop(): Promise<Desktop> {
  const [xvfb = '', openbox = '', xdotool = '', orca = '', bus = '', send = ''] = desktopTools.map((name) => tool(name))
  const folder = mkdtempSync(join(tmpdir(), 'heard-'))
  const log = join(folder, 'heard.jsonl')
  prepare(folder, log)
  const programs: Program[] = []
  const start = (file: string, args: readonly string[], env: NodeJS.ProcessEnv, ...out: ('ignore' | 'pipe')[]) => {
    const program = startProgram(file, args, { env, cwd: folder, stdio: ['ignore', 'ignore', 'ignore', ...out] })
    programs.push(program)
    return program
  }

  const { screen, name: display } = await startScreen(xvfb, '1440x1000')
  programs.push(screen)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: '1',
    HEARD: log,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  delete env.WAYLAND_DISPLAY
  const daemon = start(bus, ['--session', '--nofork', '--print-address=3'], env, 'pipe')
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(daemon, 3)
  start(openbox, [], env)
  start(atSpi, ['--launch-immediately'], env)
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set = ['org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status', `string:${property}`]
    const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus']
    spawnSync(send, [...to, ...set, 'variant:boolean:true'], { env })
  }
  start(orca, [], env)
  const heard = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((each): string => JSON.parse(each))
  /** What can be said of the window, or why there is none. */
  const ofWindow = (...what: readonly string[]) => {
    const { stdout, stderr } = spawnSync(xdotool, ['getactivewindow', ...what], { env, encoding: 'utf8' })
    return stdout || stderr
  }
  return {
    env,
    folder,
    programs,
    heard,
    press: (...keys) => void spawnSync(xdotool, ['key', '--clearmodifiers', ...keys], { env }),
    window: () => {
      const [name = '', ...geometry] = ofWindow('getwindowname', 'getwindowgeometry', '--shell').split('\n')
      return { name, width: Number(/^WIDTH=(\d+)$/m.exec(geometry.join('\n'))?.[1]) }
    },
    widen: (width) => void ofWindow('windowsize', String(width), '950'),
    type: (text, pace) => void spawnSync(xdotool, ['type', '--delay', String(pace), '--', text], { env }),
    end: async () => {
      for (const program of programs.toReversed()) await program.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function prepare(folder: string, log: string): void {
  for (const name of ['run', 'data/orca', 'config', 'cache', 'bin']) mkdirSync(join(folder, name), { recursive: true })
  chmodSync(join(folder, 'run'), 0o700)
  writeFileSync(log, '')
  const said = { general: settings, profiles, pronunciations: {}, keybindings: {} }
  writeFileSync(join(folder, 'data/orca/user-settings.conf'), JSON.stringify(said))
  // Orca asks whether another Orca of this user runs, and refuses to start beside it. Each has its own screen here.
  writeFileSync(join(folder, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
}
