import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Contains Chromium 106, of September 2022, compressed; runs no code at install. Its own libraries are not used. */
const packageName = '@sparticuz/chromium@106.0.2'
const folder = resolve('node_modules/.cache/chromium-2022')
const compressed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`
const program = `${folder}/chromium`

/**
 * Returns the path of a Chromium of 2022, from a package of 50 MB that is fetched when a test first needs it, not by
 * `npm ci`. Throws a one-line message if it cannot be fetched.
 */
export function ensureChromium2022(): string {
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const { npm_execpath: npm } = process.env
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    packageName,
  ]
  if (npm) spawnSync(process.execPath, [npm, ...install], { stdio: 'ignore' })
  else spawnSync('npm', install, { stdio: 'ignore' })
  if (!existsSync(compressed)) throw new Error(`This test needs Chromium 106, of the npm package ${packageName}.`)
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 })
  renameSync(`${program}.part`, program)
  return program
}
