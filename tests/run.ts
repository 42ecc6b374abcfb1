// `npm test` checks, builds and tests. `npm test -- menu` runs the types and the tests that have the word in their path or
// title; a word that begins with a slash names a page. It builds only where something that a build reads has changed.
// `npm run test:full` runs what takes longer (playwright.full.config.ts), `npm run test:mutation` plants faults.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { siteOrigin } from '../src/origin.ts'
import { ensureChromium } from '../tooling/chromium.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { nodeFlags } from '../tooling/node-flags.ts'

const { npm_execpath: npm = '' } = process.env
const [kind = 'test', ...args] = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('-'))
const options = args.filter((arg) => arg.startsWith('-') && arg !== '--all')
const config = kind === 'full' ? 'playwright.full.config.ts' : 'playwright.config.ts'
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', config]
process.env.SITE_PORT = String(await findFreePort())

/** Runs a Node program, and exits with its code if that is not 0. */
async function run(...command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  // A terminal sends a signal to every process, a supervisor to this one only.
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, forward)
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, forward)
  if (code !== 0) process.exit(code ?? 1)
}

const runScript = (name: string) => run(npm, 'run', '--silent', name)

/** Returns whether a test, as a line of Playwright's list, has a word. A page is named by titles, or by a file's own name. */
function hasWord(line: string, word: string): boolean {
  if (!word.startsWith('/')) return line.toLowerCase().includes(word.toLowerCase())
  const path = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return RegExp(`[^\\w/]${path}(?![\\w/-])|tests${path}\\.test|src/pages${path}/`).test(line)
}

/** Writes the list of the tests that have every word and returns its file. Exits where these are none, or too many. */
function chooseTests(): string {
  const list = execFileSync(process.execPath, [...playwright, '--list'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const all = list.split('\n').filter((line) => line.includes(' › '))
  const chosen = all.filter((line) => words.every((word) => hasWord(line, word)))
  const [count, total] = [chosen.length, all.length].map((number) => number.toLocaleString('en-US'))
  process.stdout.write(`${count} of ${total} tests chosen\n`)
  const isMost = chosen.length > all.length / 3
  if (isMost) process.stderr.write('That is more than a third. Add --all to run them.\n')
  if (chosen.length === 0 || (isMost && !args.includes('--all'))) process.exit(1)
  const file = join(tmpdir(), `chosen-tests-${process.pid}.txt`)
  writeFileSync(file, `${chosen.map((line) => line.trim()).join('\n')}\n`)
  process.on('exit', () => rmSync(file))
  return file
}

/** Returns whether `dist/` is newer than all that a build reads, folders included, and was built for this origin. */
function isBuildCurrent(): boolean {
  const robots = 'dist/robots.txt'
  if (!existsSync(robots) || !readFileSync(robots, 'utf8').includes(`${siteOrigin}/`)) return false
  const built = statSync(robots).mtimeMs
  const sources = ['src', 'media', 'public', 'packages', 'build', 'tooling'].map((folder) => `${folder}/**`)
  const read = globSync([...sources, '*.json', 'vite.config.ts', '!**/node_modules', '!**/*.test.{ts,tsx}'], {
    onlyFiles: false,
  })
  return read.every((path) => statSync(path).mtimeMs < built)
}

try {
  ensureChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
if (kind === 'mutation') {
  await run(...nodeFlags, 'tests/mutation/run.ts', ...words)
} else if (words.length > 0) {
  // Both take some seconds, and neither needs the other.
  const checked = runScript('typecheck')
  const file = chooseTests()
  await checked
  if (!isBuildCurrent()) await runScript('build')
  await run(...playwright, '--no-deps', '--test-list', file, ...options)
} else {
  if (kind === 'test') await runScript('check')
  await runScript('build')
  await run(...playwright, ...options)
}
