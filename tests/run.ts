// `npm test` checks and tests; `npm test -- draft` builds, then runs the test files that have the word in their path.
// `npm run proof` does the same with what takes longer (proof.config.ts), `npm run mutation` tests the tests: it breaks
// things on purpose.
import { needChromium } from '../machine/browser.ts'
import { freePort } from '../machine/free-port.ts'
import { computedMedia, mediaChanged, noteMediaChecked } from './support/computed-media.ts'
import { inTurn, type Step } from './support/steps.ts'

const { npm_execpath: npm = '' } = process.env
const [kind = 'test', ...words] = process.argv.slice(2)
const whole = words.length === 0

try {
  needChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const playwright = 'node_modules/@playwright/test/cli.js'
const env = { SITE_PORT: String(await freePort()) }
const build: Step = { name: 'The build', args: [npm, 'run', '--silent', 'build'] }
const mutation: Step = { name: 'The mutation', args: ['tests/mutation/break-things.ts', ...words] }
// Who asks for some of it does not wait for what is heard before the rest.
const asked = whole ? [] : ['--no-deps', ...words]
const proof: Step = { name: 'The proof', args: [playwright, 'test', '--config', 'proof.config.ts', ...asked], env }
const computesMedia = !whole || mediaChanged()
const tests: Step = {
  name: 'The test run',
  args: [playwright, 'test', ...words],
  env: { ...env, ...(computesMedia ? {} : { SITE_TESTS_WITHOUT: computedMedia.join() }) },
}
const checks: readonly Step[] = [
  { name: 'The lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'The type check', args: ['node_modules/typescript/bin/tsc'] },
  { name: 'The search for what nothing uses', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]
const runs: Readonly<Record<string, readonly Step[]>> = {
  test: [...(whole ? checks : []), build, tests],
  proof: [build, proof],
  mutation: [mutation],
}

const code = await inTurn(runs[kind] ?? [])
if (code === 0 && whole && kind !== 'mutation' && !process.env.CI) noteMediaChecked()
process.exit(code)
