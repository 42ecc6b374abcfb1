// `npm run test:mutation`: applies each mutant to a copy of this tree, and fails unless a test fails. Several copies
// run at once, because each waits for programs and pages most of the time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findFreePort } from '../../tooling/free-port.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'

const words = process.argv.slice(2)
const asked = mutants.filter(({ description }) => words.every((word) => description.includes(word)))
/** The fastest number on two cores. */
const copiesAtOnce = 5
const left = ['node_modules', '.git', 'test-results']
const playwright = join('node_modules', '@playwright/test/cli.js')
const npm = process.env.npm_execpath
if (!npm) throw new Error('Run this as npm run test:mutation.')

type Caught = NonNullable<Mutant['killedBy']>

interface Outcome {
  readonly status: number | null
  readonly output: string
}

/** A copy of the tree for mutants, with a port of its own. */
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

function tests(copy: Copy, killed: readonly Caught[], workers: number): Promise<Outcome> {
  const titles = killed.map(([, title]) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const files = killed.map(([file]) => file)
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

/** Returns whether the test needs a build: a unit test reads the source directly. */
const needsBuild = (caughtBy: Mutant['killedBy']) => !caughtBy || caughtBy[0].startsWith('tests/')

/** Returns the failure that killed a mutant; undefined if it survived. */
async function findKiller(copy: Copy, { file, original, replacement, killedBy }: Mutant): Promise<string | undefined> {
  const path = join(copy.folder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(original).length !== 2) throw new Error(`${file} has no single place that reads ${original}`)
  writeFileSync(
    path,
    source.replace(original, () => replacement),
  )
  try {
    if (needsBuild(killedBy)) {
      const built = await build(copy)
      if (built.status !== 0) return `the build: ${built.output.trim().split('\n').at(-1)}`
    }
    if (!killedBy) return undefined
    const run = await tests(copy, [killedBy], 1)
    if (run.status === 0) return undefined
    const failed = run.output.match(/^ {2}1\) (?:\[\w+\] › )?(.*?)[ ─]*$/m)?.[1]
    if (!failed) throw new Error(`No test failed, and yet the run did:\n${run.output}`)
    return failed
  } finally {
    writeFileSync(path, source)
  }
}

async function createCopy(tree: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  cpSync(tree, folder, { recursive: true, filter: (path) => !left.includes(relative(tree, path)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return { folder, port: String(await findFreePort()) }
}

const first = await createCopy('.')
const copies = [first]
try {
  const catchers = asked.flatMap(({ killedBy }) => (killedBy ? [killedBy] : []))
  let result = await build(first)
  if (result.status === 0 && catchers.length > 0) result = await tests(first, catchers, 2)
  if (result.status !== 0) throw new Error(`The tests fail without a mutant:\n${result.output}`)
  while (copies.length < Math.min(copiesAtOnce, asked.length)) copies.push(await createCopy(first.folder))
  // The served site is unchanged until the first mutant is built.
  const waiting = [...asked.entries()].toSorted(
    ([, one], [, other]) => Number(needsBuild(one.killedBy)) - Number(needsBuild(other.killedBy)),
  )
  const missed: string[] = []
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, mutant] = next
        const by = await findKiller(copy, mutant)
        if (!by) missed.push(mutant.description)
        process.stdout.write(
          `${String(index + 1).padStart(3)}. ${mutant.description}\n     ${by ?? 'NOBODY NOTICED'}\n`,
        )
      }
    }),
  )
  process.stdout.write(`${asked.length - missed.length} of ${asked.length} noticed\n`)
  process.exitCode = missed.length > 0 || asked.length === 0 ? 1 : 0
} finally {
  for (const { folder } of copies) rmSync(folder, { recursive: true })
}
