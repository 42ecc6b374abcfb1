import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs that some tests need beside Node and a browser, each with the Debian packages that bring it. */
const packages = {
  chromium: ['chromium'],
  'dbus-daemon': ['dbus-daemon'],
  'dbus-send': ['dbus-bin'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  Xvfb: ['xvfb'],
  exiftool: ['libimage-exiftool-perl'],
  ffprobe: ['ffmpeg'],
  hunspell: ['hunspell', 'hunspell-en-us'],
  java: ['default-jre-headless'],
  lynx: ['lynx'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  openbox: ['openbox'],
  openssl: ['openssl'],
  orca: ['orca', 'at-spi2-core', 'python3-pyatspi'],
  pdftotext: ['poppler-utils'],
  rsync: ['rsync'],
  sha256sum: ['coreutils'],
  unzip: ['unzip'],
  w3m: ['w3m'],
  wrk: ['wrk'],
  xdotool: ['xdotool'],
} as const

export type Tool = keyof typeof packages

/** Lets nginx send the brotli files that a build has made. Elsewhere than on Debian it may be compiled in. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** On Debian a program can be there without these, each of which comes in a package of its own. */
const parts: Partial<Record<Tool, readonly string[]>> = {
  WebKitWebDriver: ['/usr/lib/*/gstreamer-1.0/libgstmatroska.so', '/usr/lib/*/gstreamer-1.0/libgstlibav.so'],
  hunspell: ['/usr/share/hunspell/en_US.dic'],
  nginx: [brotliModule],
  orca: ['/usr/libexec/at-spi-bus-launcher'],
}

const debian = existsSync('/etc/debian_version')
const there = (pattern: string) => globSync(pattern).length > 0

/**
 * Full path of a program. Takes it from PATH (and from the folders of system programs, which PATH may lack), if it is
 * whole; else installs what is missing, when root on Debian and unless told not to. Throws one line that says what to
 * install where neither works.
 */
export function tool(name: Tool, mayInstall = true): string {
  const whole = () => (!debian || (parts[name] ?? []).every(there)) && onPath(name)
  if (!whole() && mayInstall) install(packages[name])
  const found = whole()
  if (found) return found
  throw new Error(`This test needs ${name}. On Debian: apt-get install ${packages[name].join(' ')}`)
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.map((folder) => join(folder, name)).find(executable)
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs Debian packages when we are root on Debian, and takes none away for them; elsewhere does nothing. Fetches the
 * lists first: old ones lead to old programs (a Chromium of four months ago, 2026-11-22). Test workers may ask at the same
 * time, and apt's list lock does not wait: flock makes them queue. RUNLEVEL=1 keeps a package's own service (nginx on
 * port 80) from being started by its installation.
 */
export function install(names: readonly string[]): void {
  if (!debian || process.getuid?.() !== 0) return
  const get = `apt-get install -y -qq --no-remove --no-install-recommends ${names.join(' ')}`
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  const queue = ['/tmp/apt-for-tests.lock', 'sh', '-c', `apt-get update -qq; ${get}`]
  spawnSync('flock', queue, { env })
}
