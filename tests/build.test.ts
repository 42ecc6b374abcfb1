import { spawnSync } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
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
  cpSync('.', copy, { recursive: true, filter: (path) => !omitted.includes(path) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

test('a build that fails prints the reason last and leaves the last build in place', () => {
  const copy = copyProject()
  const built = readFileSync(join(copy, 'dist/about.html'), 'utf8')
  for (const [name, change, lastLine] of [
    ['about.css', (text: string) => text + rules.join(''), /^about.html: the style of a page is \d+ bytes/],
    ['about.page.tsx', (text: string) => text.replace(/^export /m, 'export ('), /./],
  ] as const) {
    const file = join(copy, 'src/pages/about', name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    const options = { cwd: copy, encoding: 'utf8' as const, env: { ...process.env, FORCE_COLOR: '0' } }
    const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, 'build/build-site.ts'], options)
    expect(status, name).toBe(1)
    expect(stdout + stderr).toContain('about')
    expect((stdout + stderr).trimEnd().split('\n').at(-1)).toMatch(lastLine)
    expect(readFileSync(join(copy, 'dist/about.html'), 'utf8')).toBe(built)
    expect(readdirSync(copy).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  }
  rmSync(copy, { recursive: true })
})

test('a build is written into a dist/ that is a link, as into one that is a mount, and nothing else stays there', () => {
  const copy = copyProject()
  const [dist, target] = [join(copy, 'dist'), join(copy, 'served')]
  renameSync(dist, target)
  symlinkSync(target, dist)
  const expected = readdirSync(target).toSorted()
  mkdirSync(join(target, 'withdrawn'))
  writeFileSync(join(target, 'withdrawn/page.html'), '')
  writeFileSync(join(target, 'about.html'), '')
  const { status } = spawnSync(process.execPath, [...nodeFlags, 'build/build-site.ts'], { cwd: copy })
  expect([status, lstatSync(dist).isSymbolicLink()]).toEqual([0, true])
  expect(readdirSync(target).toSorted()).toEqual(expected)
  expect(readFileSync(join(target, 'about.html'), 'utf8')).toContain('</html>')
  rmSync(copy, { recursive: true })
})
