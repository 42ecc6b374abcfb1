import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** A package that contains Chromium of September 2022, compressed, and runs no code at install. */
const source = '@sparticuz/chromium@106.0.2'

/**
 * Returns the path of an old Chromium, from a package of 50 MB that is fetched when a test first needs it, not by
 * `npm ci`. Throws a one-line message if it cannot be fetched.
 */
export function ensureOldChromium(): string {
  const folder = resolve('node_modules/.cache/chromium-106')
  const program = `${folder}/chromium`
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const { npm_execpath: npm } = process.env
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  spawnSync(command, [...before, 'install', ...options, source], { stdio: 'ignore' })
  const compressed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`
  if (!existsSync(compressed)) throw new Error(`This test needs an old Chromium: npm install ${source}`)
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
  renameSync(`${program}.part`, program)
  return program
}
