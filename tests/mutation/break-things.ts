// `npm run mutation`: breaks each thing of breakages.ts in a copy of this tree, and fails unless the suite notices.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { type Breakage, breakages } from './breakages.ts'

const words = process.argv.slice(2)
const asked = breakages.filter(({ what }) => words.every((word) => what.includes(word)))
const copy = mkdtempSync(join(tmpdir(), 'broken-'))
const left = ['node_modules', '.git', 'test-results']

type Caught = NonNullable<Breakage['caughtBy']>

interface Outcome {
  readonly status: number | null
  readonly output: string
}

function node(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const options = { cwd: copy, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0', ...env } }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', file), ...args], options)
  return { status, output: stdout + stderr }
}

function build(): Outcome {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run this as npm run mutation.')
  const options = { cwd: copy, encoding: 'utf8' as const }
  const { status, stderr } = spawnSync(process.execPath, [npm, 'run', '--silent', 'build'], options)
  return { status, output: stderr }
}

function tests(caught: readonly Caught[], port: string): Outcome {
  const titles = caught.map(([, title]) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const args = ['test', '--max-failures', '1', '--reporter', 'line', '--grep', titles, ...caught.map(([file]) => file)]
  return node('@playwright/test/cli.js', args, { SITE_PORT: port })
}

/** What noticed a breakage, in the words of whatever noticed; nothing when it went through. */
function noticed({ file, from, to, caughtBy }: Breakage, port: string): string | undefined {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2) throw new Error(`${file} has no single place that reads ${from}`)
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    const built = build()
    if (built.status !== 0) return `the build: ${built.output.trim().split('\n').at(-1)}`
    if (!caughtBy) return undefined
    const run = tests([caughtBy], port)
    return run.status === 0 ? undefined : run.output.match(/^ {2}1\) (?:\[\w+\] › )?(.*?)[ ─]*$/m)?.[1]
  } finally {
    writeFileSync(path, whole)
  }
}

try {
  cpSync('.', copy, { recursive: true, filter: (path) => !left.includes(path) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const port = String(await freePort())
  const catchers = asked.flatMap(({ caughtBy }) => (caughtBy ? [caughtBy] : []))
  let whole = build()
  if (whole.status === 0 && catchers.length > 0) whole = tests(catchers, port)
  if (whole.status !== 0) throw new Error(`Nothing is broken yet, and it fails:\n${whole.output}`)
  let missed = 0
  for (const [index, breakage] of asked.entries()) {
    const by = noticed(breakage, port)
    if (!by) missed += 1
    process.stdout.write(`${String(index + 1).padStart(3)}. ${breakage.what}\n     ${by ?? 'NOBODY NOTICED'}\n`)
  }
  process.stdout.write(`${asked.length - missed} of ${asked.length} noticed\n`)
  process.exitCode = missed > 0 || asked.length === 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true })
}
