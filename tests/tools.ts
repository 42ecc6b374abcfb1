import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs that some tests need beside Node and a browser, each with the Debian packages that bring it. */
const packages = {
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  Xvfb: ['xvfb'],
  ffprobe: ['ffmpeg'],
  hunspell: ['hunspell', 'hunspell-en-us'],
  java: ['default-jre-headless'],
  lynx: ['lynx'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  openssl: ['openssl'],
  pdftotext: ['poppler-utils'],
  sha256sum: ['coreutils'],
  unzip: ['unzip'],
  w3m: ['w3m'],
  wrk: ['wrk'],
} as const

export type Tool = keyof typeof packages

/**
 * Full path of a program. Takes it from PATH (and from the folders of system programs, which PATH may lack);
 * else installs it, when root on Debian and unless told not to. Throws one line that says what to install where neither works.
 */
export function tool(name: Tool, mayInstall = true): string {
  const found = onPath(name)
  if (found) return found
  const root = process.getuid?.() === 0
  if (mayInstall && root && existsSync('/etc/debian_version')) install(packages[name])
  const installed = onPath(name)
  if (installed) return installed
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

// Test workers may ask at the same time, and apt's list lock does not wait: flock makes them queue. RUNLEVEL=1 keeps
// a package's own service (nginx on port 80) from being started by its installation.
function install(names: readonly string[]) {
  const get = `apt-get install -y -qq --no-install-recommends ${names.join(' ')}`
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('flock', ['/tmp/apt-for-tests.lock', 'sh', '-c', `${get} || { apt-get update -qq && ${get}; }`], { env })
}
