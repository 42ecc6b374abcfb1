import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { globSync } from 'tinyglobby'

/** The programs that some tests need beside Node and a browser, with their Debian packages. */
const packages = {
  'dbus-daemon': ['dbus-daemon'],
  'dbus-send': ['dbus-bin'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  Xvfb: ['xvfb'],
  ffmpeg: ['ffmpeg'],
  ffprobe: ['ffmpeg'],
  hunspell: ['hunspell', 'hunspell-en-us'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  openbox: ['openbox'],
  orca: ['orca', 'at-spi2-core', 'python3-pyatspi'],
  pdftocairo: ['poppler-utils'],
  perl: ['perl'],
  pdftoppm: ['poppler-utils'],
  pdftotext: ['poppler-utils'],
  python3: ['python3'],
  unzip: ['unzip'],
  xdotool: ['xdotool'],
} as const

export type ProgramName = keyof typeof packages

/** The module with which nginx sends the brotli files of a build. Elsewhere than on Debian it may be compiled in. */
export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Packages that a Debian program needs to be complete. */
const parts: Partial<Record<ProgramName, readonly string[]>> = {
  WebKitWebDriver: ['/usr/lib/*/gstreamer-1.0/libgstmatroska.so', '/usr/lib/*/gstreamer-1.0/libgstlibav.so'],
  hunspell: ['/usr/share/hunspell/en_US.dic'],
  nginx: [nginxBrotliModule],
  orca: ['/usr/libexec/at-spi-bus-launcher'],
}

const debian = existsSync('/etc/debian_version')
const exists = (pattern: string) => globSync(pattern).length > 0

/**
 * Returns the full path of a program, from PATH or the folders of system programs. Installs what is missing as root on
 * Debian, if `mayInstall`. Throws a one-line message with what to install otherwise.
 */
export function findProgram(name: ProgramName, mayInstall = true): string {
  const locate = () => (!debian || (parts[name] ?? []).every(exists)) && findOnPath(name)
  if (!locate() && mayInstall) installPackages(packages[name])
  const found = locate()
  if (found) return found
  throw new Error(`This test needs ${name}. On Debian: apt-get install ${packages[name].join(' ')}`)
}

function findOnPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs Debian packages as root on Debian, and removes none; elsewhere does nothing. Updates the package lists
 * first, since old lists install old programs. `flock` queues test workers that install at the same time, and
 * RUNLEVEL=1 keeps a package from starting its service (nginx on port 80).
 */
export function installPackages(names: readonly string[]): void {
  if (!debian || process.getuid?.() !== 0) return
  const get = `apt-get install -y -qq --no-remove --no-install-recommends ${names.join(' ')}`
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const queue = ['/tmp/apt-for-tests.lock', 'sh', '-c', `apt-get update -qq; ${get}`]
  spawnSync('flock', queue, { env })
}
