import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { coerce, satisfies } from 'semver'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(path, 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.yml', '!docs/specification.md'])
const generated = ['dist/', 'test-results/']
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  read('package.json'),
)
const builtIn = ['ci', 'cit', 'start', 'test', 'audit', 'install', 'run']

for (const document of documents) {
  test(`every path and command that ${document} names exists`, () => {
    const text = read(document)
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]+)/g))
      expect(Object.keys(scripts), `npm run ${name}`).toContain(name)
    for (const [, name = ''] of text.matchAll(/(?:`|run: |&& )npm ([a-z]+)/g)) expect(builtIn).toContain(name)
    const quoted = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path)
    // A link begins at the folder of the page that it stands in.
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(document), path))
    for (const path of [...quoted, ...linked].filter((each) => isOurs(each) && !generated.includes(each)))
      expect(existsSync(path), `${document} names ${path}`).toBe(true)
  })
}

/** Returns whether a quoted path begins in a folder of this project; `react-dom/static` is a package's. */
function isOurs(path: string): boolean {
  return !path.includes('/') || existsSync(path.split('/')[0] ?? '')
}

test('the README has a row for every script that a person runs', () => {
  const readme = read('README.md')
  for (const name of Object.keys(scripts)) expect(readme, name).toMatch(RegExp(`npm (run )?${name}\\b|\`${name}\``))
})

test('every word given to a test command finds a test, by its file or by its title', () => {
  const files = globSync(['**/*.test.ts', '!node_modules'])
  const finds = (word: string) =>
    files.some((file) => file.includes(word) || new RegExp(`(test|describe)\\(.*${word}`).test(read(file)))
  for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/deploy.md'])
    for (const [command, word = ''] of read(document).matchAll(/npm (?:test|run test:full) -- ([\w-]+)/g))
      expect(finds(word), `${document}: ${command}`).toBe(true)
})

/** What a document states in numbers, and the code that has them: two patterns, each with the same groups. */
const sharedNumbers = [
  {
    document: 'README.md',
    stated: /Node ([\d.]+), ([\d.]+) or newer and npm (\d+) or newer/,
    file: 'package.json',
    defined: /"\^(\d+\.\d+)\.0 \|\| >=(\d+\.\d+)\.0",\s*"npm": ">=(\d+)"/,
  },
  {
    document: 'docs/decisions/content.md',
    stated: /US grade (\d+)/,
    file: 'tests/full/reading-level.ts',
    defined: /highestGrade = (\d+)/,
  },
  {
    document: 'docs/decisions/evidence.md',
    stated: /limit is (\d+) MiB/,
    file: 'src/forms/bytes/byte-size.ts',
    defined: /maxEvidenceBytes = (\d+) \* 2 \*\* 20/,
  },
  {
    document: 'docs/decisions/form-state.md',
    stated: /its (\d+) days/,
    file: 'src/forms/draft/draft-database.ts',
    defined: /draftLifetimeMs = (\d+) \*/,
  },
  {
    document: 'docs/decisions/performance-and-browsers.md',
    stated: /Chrome (\d+), Firefox (\d+), Safari (\d+\.\d+)\. The build/,
    file: 'vite.config.ts',
    defined: /'chrome(\d+)'.*'firefox(\d+)', 'safari([\d.]+)'/,
  },
  {
    document: 'docs/decisions/review-and-delivery.md',
    stated: /link has ([\d,]+) characters/,
    file: 'src/components/mailto.ts',
    defined: /maxMailtoLength = (\d+)/,
  },
  {
    document: 'docs/upkeep.md',
    stated: /expires (\d+) days after its build/,
    file: 'server/policy/security-txt.ts',
    defined: /validDays = (\d+)/,
  },
  {
    document: 'docs/deploy.md',
    stated: /every release of\s+the last (\d+) days/,
    file: 'build/releases.ts',
    defined: /keptDays = (\d+)/,
  },
  {
    document: 'docs/deploy.md',
    stated: /kept for (\d+) seconds/,
    file: 'server/policy/limits.ts',
    defined: /idleSeconds: (\d+)/,
  },
] as const

for (const { document, stated, file, defined } of sharedNumbers)
  test(`${document} has the numbers of ${file}`, () => {
    const find = (path: string, pattern: RegExp) => pattern.exec(read(path))?.slice(1)
    const numbers = find(file, defined)
    expect(numbers, `${file} has ${defined}`).toBeDefined()
    expect(find(document, stated)?.map((number) => number.replace(',', ''))).toEqual(numbers)
  })

test('the decisions together have few enough words to be read', () => {
  const words = globSync('docs/decisions/*.md').flatMap((document) => read(document).trim().split(/\s+/))
  expect(words.length, 'take out what no longer decides anything').toBeLessThan(5_500)
})

test('the workflow runs both commands of the README, on the first and the newest Node that may run them', () => {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(read('README.md')) ?? []
  const commands = block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s*#.*/, ''))
  const { jobs } = parse(read('.github/workflows/test.yml'))
  const runs: string[] = jobs.readme.steps.flatMap(({ run }: { run?: string }) => run ?? [])
  expect(commands).toHaveLength(2)
  for (const command of commands) expect(runs.join('\n')).toContain(command)
  const versions: string[] = jobs.readme.strategy.matrix.node
  const firsts = [...engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version)
  expect(versions).toEqual(expect.arrayContaining(firsts))
  // A version without a minor is its newest release.
  for (const version of versions.filter((each) => each.includes('.')))
    expect(satisfies(coerce(version) ?? '', engines.node), version).toBe(true)
})
