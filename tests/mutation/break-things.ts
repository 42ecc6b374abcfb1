// `npm run mutation`: breaks each thing of breakages.ts in a copy of this tree, and fails unless the suite notices.
// Several copies take turns: some build or test while others wait for a program to start or a page to answer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '../../machine/free-port.ts'
import type { Breakage } from './breakage.ts'
import { breakages } from './breakages.ts'

const words = process.argv.slice(2)
const asked = breakages.filter(({ what }) => words.every((word) => what.includes(word)))
/** On two cores three took 186 s, four 160, five 143 and six 149 (2026-11-23). */
const copiesAtOnce = 5
const left = ['node_modules', '.git', 'test-results']
const playwright = join('node_modules', '@playwright/test/cli.js')
const npm = process.env.npm_execpath
if (!npm) throw new Error('Run this as npm run mutation.')

type Caught = NonNullable<Breakage['caughtBy']>

interface Outcome {
  readonly status: number | null
  readonly output: string
}

/** A copy of the tree, to be broken, with a port of its own. */
interface Copy {
  readonly folder: string
  readonly port: string
}

async function node({ folder, port }: Copy, args: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, FORCE_COLOR: '0', SITE_PORT: port }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const [status] = await once(child, 'close')
  return { status, output }
}

const build = (copy: Copy) => node(copy, [npm, 'run', '--silent', 'build'])

function tests(copy: Copy, caught: readonly Caught[], workers: number): Promise<Outcome> {
  const titles = caught.map(([, title]) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const files = caught.map(([file]) => file)
  const args = [
    'test',
    '--max-failures',
    '1',
    '--workers',
    String(workers),
    '--reporter',
    'line',
    '--grep',
    titles,
    ...files,
  ]
  return node(copy, [playwright, ...args])
}

/** A test that lies beside what it tests reads it as it is written; only the site has to be built. */
const needsBuild = (caughtBy: Breakage['caughtBy']) => !caughtBy || caughtBy[0].startsWith('tests/')

/** What noticed a breakage, in the words of whatever noticed; nothing when it went through. */
async function noticed(copy: Copy, { file, from, to, caughtBy }: Breakage): Promise<string | undefined> {
  const path = join(copy.folder, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2) throw new Error(`${file} has no single place that reads ${from}`)
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    if (needsBuild(caughtBy)) {
      const built = await build(copy)
      if (built.status !== 0) return `the build: ${built.output.trim().split('\n').at(-1)}`
    }
    if (!caughtBy) return undefined
    const run = await tests(copy, [caughtBy], 1)
    if (run.status === 0) return undefined
    const failed = run.output.match(/^ {2}1\) (?:\[\w+\] › )?(.*?)[ ─]*$/m)?.[1]
    if (!failed) throw new Error(`No test failed, and yet the run did:\n${run.output}`)
    return failed
  } finally {
    writeFileSync(path, whole)
  }
}

async function copyOf(tree: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  cpSync(tree, folder, { recursive: true, filter: (path) => !left.includes(relative(tree, path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return { folder, port: String(await freePort()) }
}

const first = await copyOf('.')
const copies = [first]
try {
  const catchers = asked.flatMap(({ caughtBy }) => (caughtBy ? [caughtBy] : []))
  let whole = await build(first)
  if (whole.status === 0 && catchers.length > 0) whole = await tests(first, catchers, 2)
  if (whole.status !== 0) throw new Error(`Nothing is broken yet, and it fails:\n${whole.output}`)
  while (copies.length < Math.min(copiesAtOnce, asked.length)) copies.push(await copyOf(first.folder))
  // The site that is served meanwhile is whole until the first broken one is built.
  const waiting = [...asked.entries()].toSorted(
    ([, one], [, other]) => Number(needsBuild(one.caughtBy)) - Number(needsBuild(other.caughtBy)),
  )
  const missed: string[] = []
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, breakage] = next
        const by = await noticed(copy, breakage)
        if (!by) missed.push(breakage.what)
        process.stdout.write(`${String(index + 1).padStart(3)}. ${breakage.what}\n     ${by ?? 'NOBODY NOTICED'}\n`)
      }
    }),
  )
  process.stdout.write(`${asked.length - missed.length} of ${asked.length} noticed\n`)
  process.exitCode = missed.length > 0 || asked.length === 0 ? 1 : 0
} finally {
  for (const { folder } of copies) rmSync(folder, { recursive: true })
}
