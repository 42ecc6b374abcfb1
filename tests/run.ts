// `npm test` runs the suite; `npm test -- menu` builds, then runs the test files that have the word in their path.
// `npm run proof` does the same with the checks that take longer (proof.config.ts).
import { spawnSync } from 'node:child_process'
import { needChromium } from './support/browser.ts'
import { freePort } from './support/free-port.ts'

const proof = process.argv.includes('--proof')
const words = process.argv.slice(2).filter((each) => each !== '--proof')

function step(name: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  process.stderr.write(`\n${name} failed.\n`)
  process.exit(status ?? 1)
}

try {
  needChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
if (words.length === 0 && !proof) {
  step('The lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
  step('The type check', 'node_modules/typescript/bin/tsc', [])
  step('The search for what nothing uses', 'node_modules/knip/bin/knip.js', ['--no-progress'])
}
const { npm_execpath: npm = '' } = process.env
step('The build', npm, ['run', '--silent', 'build'])
const port = String(await freePort())
const config = proof ? ['--config', 'proof.config.ts'] : []
step('The test run', 'node_modules/@playwright/test/cli.js', ['test', ...config, ...words], { SITE_PORT: port })
if (proof && words.length === 0) step('The mutation', npm, ['run', '--silent', 'mutation'])
