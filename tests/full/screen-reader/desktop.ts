import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../tooling/programs.ts'
import { type Program, readFirstLine, startProgram, startVirtualDisplay } from '../../support/engines/program.ts'

/** A screen, a session bus, a window manager and Orca, separate from those of the machine's user. */
export interface Desktop {
  /** The environment with which a program opens its window on this desktop and is read by Orca. */
  readonly env: NodeJS.ProcessEnv
  /** A folder for the desktop's files, removed with it. */
  readonly folder: string
  /** Returns everything that Orca has spoken so far, one utterance an entry. */
  speech(): string[]
  /** The programs that run it. */
  readonly programs: readonly Program[]
  /** Presses keys, by their X11 names, in the focused window. */
  press(...keys: readonly string[]): void
  /** Returns the width of the focused window, in px, and its title. */
  window(): { width: number; name: string }
  /** Resizes the focused window to this width, in px. */
  widen(width: number): void
  /** Types a text with a delay between letters, in milliseconds. */
  type(text: string, pace: number): void
  end(): Promise<void>
}

/** The programs that a desktop needs, besides the browser. */
export const desktopPrograms = ['Xvfb', 'openbox', 'xdotool', 'orca', 'dbus-daemon', 'dbus-send'] as const

const speech = 'captured_speech'
/** A module that Orca loads from its settings' folder, by this name. */
const customizations = 'orca-customizations.py'
const atSpi = '/usr/libexec/at-spi-bus-launcher'

/** Orca's settings: a speech server that records; no braille, no sounds, no key echo. */
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
 * Starts a private desktop with Orca. Throws a one-line message with what to install if a program is missing. Orca only
 * speaks for an active window, and only a window manager activates one.
 */
export async function startDesktop(): Promise<Desktop> {
  const [xvfb = '', openbox = '', xdotool = '', orca = '', bus = '', send = ''] = desktopPrograms.map((name) =>
    findProgram(name),
  )
  const folder = mkdtempSync(join(tmpdir(), 'heard-'))
  const log = join(folder, 'heard.jsonl')
  prepare(folder, log)
  const programs: Program[] = []
  const start = (file: string, args: readonly string[], env: NodeJS.ProcessEnv, ...out: ('ignore' | 'pipe')[]) => {
    const program = startProgram(file, args, { env, cwd: folder, stdio: ['ignore', 'ignore', 'ignore', ...out] })
    programs.push(program)
    return program
  }

  const { screen, name: display } = await startVirtualDisplay(xvfb, '1440x1000')
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
  env.DBUS_SESSION_BUS_ADDRESS = await readFirstLine(daemon, 3)
  start(openbox, [], env)
  start(atSpi, ['--launch-immediately'], env)
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set = ['org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status', `string:${property}`]
    const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus']
    spawnSync(send, [...to, ...set, 'variant:boolean:true'], { env })
  }
  start(orca, [], env)
  const speech = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((each): string => JSON.parse(each))
  /** Returns properties of the window, or why there is none. */
  const ofWindow = (...what: readonly string[]) => {
    const { stdout, stderr } = spawnSync(xdotool, ['getactivewindow', ...what], { env, encoding: 'utf8' })
    return stdout || stderr
  }
  return {
    env,
    folder,
    programs,
    speech,
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
  copyFileSync(join(import.meta.dirname, customizations), join(folder, 'data/orca', customizations))
  // Orca refuses to start beside another Orca of the same user. Each has its own screen here.
  writeFileSync(join(folder, 'bin/pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
}
