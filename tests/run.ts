// `npm test` checks, builds and tests. `npm test -- menu` builds, then runs the tests that have the word in their file's path
// or, where no file has it, in their title. `npm run test:full` runs what takes longer (playwright.full.config.ts),
// `npm run test:mutation` plants faults that the tests must find.
import { stripVTControlCharacters } from 'node:util'
import { globSync } from 'tinyglobby'
import { ensureChromium } from '../tooling/chromium.ts'
import { findFreePort } from '../tooling/free-port.ts'
import { nodeFlags } from '../tooling/node-flags.ts'
import { type RunStep, runSteps } from './support/run-steps.ts'
import { selectTests } from './support/select-tests.ts'

const { npm_execpath: npm = '' } = process.env
const [kind = 'test', ...words] = process.argv.slice(2)
const isWhole = words.length === 0

try {
  ensureChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const selected = selectTests(words, globSync(['**/*.test.ts', '!node_modules']))
const playwright = ['node_modules/@playwright/test/cli.js', 'test']
const env = { SITE_PORT: String(await findFreePort()) }
/** Returns the first fault that TypeScript or Biome printed, in one line: its place and what it is. */
function findFault(output: string): string | undefined {
  const text = stripVTControlCharacters(output)
  const [typeError] = /^\S+\(\d+,\d+\): error .+$/m.exec(text) ?? []
  // Biome names the place in a heading, and says what is wrong below it.
  const [, place, reason = ''] = /^(\S+\.\w+\S*) .*━\n\n\s+\S (.+)$/m.exec(text) ?? []
  const hint = /^Formatter|not sorted/.test(reason) ? ' `npx biome check --write .` does it.' : ''
  return typeError ?? (place && `${place} ${reason}${hint}`)
}

const check: RunStep = { args: [npm, 'run', '--silent', 'check'], findFault }
const build: RunStep = { args: [npm, 'run', '--silent', 'build'] }
const mutation: RunStep = { args: [...nodeFlags, 'tests/mutation/run.ts', ...words] }
const tests: RunStep = { args: [...playwright, ...selected], env }
// A part of the tests runs without the projects that come before the others.
const some = isWhole ? [] : ['--no-deps', ...selected]
const full: RunStep = { args: [...playwright, '--config', 'playwright.full.config.ts', ...some], env }
const runs: Readonly<Record<string, readonly RunStep[]>> = {
  test: [...(isWhole ? [check] : []), build, tests],
  full: [build, full],
  mutation: [mutation],
}

process.exit(await runSteps(runs[kind] ?? []))
