// `npm run test:mutation`: applies each mutant to a copy of this tree, and fails unless the named test fails. Several copies run
// at once, because each waits for programs and pages most of the time.
import { execFile } from 'node:child_process'
import { findFreePort } from '../../tooling/free-port.ts'
import { WorkingCopy } from '../support/working-copy.ts'
import data from './mutants.json' with { type: 'json' }

/** A fault in a file, at the only place that reads `from`, and the test that fails; the build finds those without one. */
interface Mutant {
  readonly description: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly test?: { readonly file: string; readonly title: string }
}

const words = process.argv.slice(2)
const chosen = (data as readonly Mutant[]).filter(({ description }) =>
  words.every((word) => description.includes(word)),
)
/** The fastest number on two cores. */
const copiesAtOnce = Math.min(5, chosen.length)
const npm = process.env.npm_execpath ?? ''

/** Runs a Node program in a copy. Returns its exit code and all that it printed. */
async function run(copy: WorkingCopy, args: readonly string[]): Promise<{ status: number; output: string }> {
  const env = { ...process.env, FORCE_COLOR: '0', SITE_PORT: String(await findFreePort()) }
  const options = { cwd: copy.folder, env, maxBuffer: 2 ** 26 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

const build = (copy: WorkingCopy) => run(copy, [npm, 'run', '--silent', 'build'])

/** Runs the tests in these files whose titles have one of these parts. */
function runTests(copy: WorkingCopy, tests: readonly NonNullable<Mutant['test']>[]) {
  const titles = tests.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const options = ['--max-failures=1', '--workers=1', '--reporter=line', `--grep=${titles.join('|')}`]
  return run(copy, ['node_modules/@playwright/test/cli.js', 'test', ...options, ...tests.map(({ file }) => file)])
}

/** Returns whether a mutant needs a build: a unit test reads the source directly. */
const needsBuild = ({ test }: Mutant) => !test || test.file.startsWith('tests/')

/** Returns what found a mutant; undefined if nothing did. */
async function findKiller(copy: WorkingCopy, mutant: Mutant): Promise<string | undefined> {
  const { file, from, to, test } = mutant
  const source = copy.read(file)
  copy.edit(file, from, to)
  try {
    if (needsBuild(mutant)) {
      const { status, output } = await build(copy)
      if (status !== 0) return `the build: ${output.trim().split('\n').at(-1)}`
    }
    if (!test) return undefined
    const { status, output } = await runTests(copy, [test])
    if (status === 0) return undefined
    const failure = /^ {2}1\) (.*?)[ ─]*$/m.exec(output)?.[1]
    if (!failure) throw new Error(`No test failed, and yet the run did:\n${output}`)
    return failure
  } finally {
    copy.write(file, source)
  }
}

const copies = [new WorkingCopy({ hasBuild: true })]
try {
  const [first] = copies as [WorkingCopy]
  const tests = chosen.flatMap(({ test }) => test ?? [])
  for (const attempt of [() => build(first), () => runTests(first, tests)]) {
    const { status, output } = await attempt()
    if (status !== 0) throw new Error(`The tests fail without a mutant:\n${output}`)
  }
  while (copies.length < copiesAtOnce) copies.push(new WorkingCopy({ hasBuild: true }))
  // The copies have the build of this tree until their first mutant is built.
  const waiting = chosen.toSorted((one, other) => Number(needsBuild(one)) - Number(needsBuild(other)))
  const missed: string[] = []
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const killer = await findKiller(copy, next)
        if (!killer) missed.push(next.description)
        process.stdout.write(`${next.description}\n  ${killer ?? 'NOT FOUND'}\n`)
      }
    }),
  )
  process.stdout.write(`${chosen.length - missed.length} of ${chosen.length} found\n`)
  process.exitCode = missed.length > 0 || chosen.length === 0 ? 1 : 0
} finally {
  for (const copy of copies) copy.remove()
}
