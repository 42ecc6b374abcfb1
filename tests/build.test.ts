import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { describeOutdated, stampFile } from '../build/outdated.ts'
import { organization } from '../src/content/organization.ts'
import { nodeFlags } from '../tooling/node-flags.ts'

/** 22 kB of rules, after what makes them smaller. */
const rules = Array.from(
  { length: 620 },
  (_, index) => `.rule-${index} {\n  margin-inline-start: ${index + 100}px;\n}\n`,
)

/** Copies the project into a folder of its own, with its last build. Returns the folder; the caller removes it. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'build-'))
  const omitted = ['node_modules', '.git', 'test-results']
  cpSync('.', copy, { recursive: true, filter: (path) => !omitted.includes(path) && !path.startsWith('dist.') })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Runs a program of the build of a copy. Returns its status and what it prints. */
function build(copy: string, program = 'build/build-site.ts') {
  const options = { cwd: copy, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0' } }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, program], options)
  return { status, output: stdout + stderr }
}

test('a build that fails prints the reason last, without a stack, and leaves the last build in place', () => {
  const copy = copyProject()
  const built = readFileSync(join(copy, 'dist/about.html'), 'utf8')
  const names = readdirSync(copy)
  for (const [path, from, to, lastLine] of [
    ['src/pages/about/about.css', /$/, rules.join(''), /^about\.html: the style of a page is \d+ bytes/],
    ['src/pages/about/about.page.tsx', 'export ', 'export (', /^src\/pages\/about\/about\.page\.tsx:\d+:\d+: \w/],
    ['src/components/plots/nexus.plot.tsx', '  nexus:', '  nexuz:', /^No file .* has a plot nexus\.$/],
  ] as const) {
    const file = join(copy, path)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(from, to))
    const { status, output } = build(copy)
    expect(status, path).toBe(1)
    expect(output.trimEnd().split('\n').at(-1)).toMatch(lastLine)
    expect(output).not.toMatch(/^ +at /m)
    expect(readFileSync(join(copy, 'dist/about.html'), 'utf8')).toBe(built)
    expect(readdirSync(copy)).toEqual(names)
    writeFileSync(file, text)
  }
  rmSync(copy, { recursive: true })
})

test('readings that come later change no word of a history, and are named by `npm run check`, in one sentence', () => {
  const copy = copyProject()
  const descriptions = 'publishedCases.flatMap(({ changes }) => changes.map(({ description }) => description))'
  const program = `import { publishedCases } from './src/content/cases.ts'\nprocess.stdout.write(${descriptions}.join())`
  writeFileSync(join(copy, 'history.ts'), program)
  const history = build(copy, 'history.ts')
  for (const [name, count] of Object.entries({ uncharted: 1, 'uncharted-daily': 10 })) {
    const file = join(copy, `src/content/readings/${name}.csv`)
    const readings = readFileSync(file, 'utf8')
    const [lastRow = '', lastDay = ''] = /(\d{4}-\d\d-\d\d).*\s*$/.exec(readings) ?? []
    for (let day = Date.parse(lastDay) + 86_400_000; day <= Date.parse(lastDay) + count * 86_400_000; day += 86_400_000)
      appendFileSync(file, lastRow.replaceAll(lastDay, new Date(day).toISOString().slice(0, 10)))
    const [rows, counted] = ['rows: \\d+, columns: \\d, last: .{12}', `${name}\\.csv has`]
    const sentence = `^\nsrc/content/cases\\.ts, UNCHARTED: ${counted} ${rows}, but its newest entry, of .*, has ${rows}\\. .*\n$`
    const output = expect.stringMatching(RegExp(sentence))
    expect(build(copy, 'build/check-record.ts')).toEqual({ status: 1, output })
    expect(build(copy, 'history.ts')).toEqual(history)
    writeFileSync(file, readings)
  }
  rmSync(copy, { recursive: true })
})

test('a build is written into a dist/ that is a link, as into one that is a mount, and nothing else stays there: with another name of the organization, the one before is in the h1 of home alone', () => {
  const copy = copyProject()
  const organizationFile = join(copy, 'src/content/organization.ts')
  const named = readFileSync(organizationFile, 'utf8').replace(organization.name, 'Institute of Odd Lengths')
  writeFileSync(organizationFile, named)
  const [dist, target] = [join(copy, 'dist'), join(copy, 'dist.served')]
  renameSync(dist, target)
  symlinkSync(target, dist)
  const expected = readdirSync(target).toSorted()
  mkdirSync(join(target, 'withdrawn'))
  writeFileSync(join(target, 'withdrawn/page.html'), '')
  writeFileSync(join(target, 'about.html'), '')
  expect([build(copy).status, lstatSync(dist).isSymbolicLink()]).toEqual([0, true])
  expect(readdirSync(target).toSorted()).toEqual(expected)
  expect(readFileSync(join(target, 'about.html'), 'utf8')).toContain('Institute of Odd<br>Lengths')
  const [first = ''] = organization.name.split(/ (?=\S+$)/)
  // Who has the rights in the code is in LICENSE.
  const old = globSync('**', { cwd: target, ignore: ['licenses.txt', '**/*.{br,gz}'] }).filter((path) =>
    readFileSync(join(target, path), 'utf8').replace(`<h1>${organization.name}</h1>`, '').includes(first),
  )
  expect(old).toEqual([])

  // The tests build again where a source was changed or taken out since, and only there.
  expect(build(copy, 'build/build-if-older.ts')).toEqual({ status: 0, output: '' })
  const style = 'src/pages/about/about.css'
  writeFileSync(join(copy, style), readFileSync(style))
  expect(describeOutdated(copy)).toBe(`dist/ is older than ${style}.`)
  utimesSync(join(dist, stampFile), new Date(), new Date())
  expect(describeOutdated(copy)).toBeUndefined()
  rmSync(join(copy, 'src/asset-path.ts'))
  expect(describeOutdated(copy)).toBe('dist/ is older than src/.')
  rmSync(copy, { recursive: true })
})
