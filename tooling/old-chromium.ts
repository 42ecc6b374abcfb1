import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Packages that contain an old Chromium, compressed, by its version, and run no code at install. */
const packages = { 106: '@sparticuz/chromium@106.0.2', 123: '@sparticuz/chromium@123.0.1' } as const

/**
 * Returns the path of an old Chromium, from a package of 50 MB that is fetched when a test first needs it, not by
 * `npm ci`. Throws a one-line message if it cannot be fetched.
 */
export function ensureOldChromium(version: keyof typeof packages): string {
  const folder = resolve('node_modules/.cache', `chromium-${version}`)
  const program = `${folder}/chromium`
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const { npm_execpath: npm } = process.env
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync(command, [...before, 'install', ...options, packages[version]], { stdio: 'ignore' })
  const compressed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`
  if (!existsSync(compressed)) throw new Error(`This test needs Chromium ${version}: npm install ${packages[version]}`)
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
  renameSync(`${program}.part`, program)
  return program
}
