import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { archive } from '../../../src/content/archive.ts'
import { plateParameters } from '../../../src/content/picture-parameters.ts'
import { members } from '../../../src/content/team.ts'
import { getPageName, pages } from '../../../src/site.ts'
import { isAskedFor, pictures } from '../src/pictures.ts'

const folder = 'packages/pictures'
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const rows = Array.from(readme.matchAll(/^\| `([^`]+)` +\| (?:`(\w+)`|none) +\| .+ \|$/gm), ([, files = '', name]) => ({
  files: expand(files),
  name,
}))

/** `a-{1,2}.{b,c}` → `a-1.b`, `a-1.c`, `a-2.b`, `a-2.c`; `a-<page>.b` → one for each page, so that a new one needs no row of its own. */
function expand(pattern: string): string[] {
  const names = {
    page: pages.map(getPageName),
    plate: Object.keys(plateParameters),
    year: archive.map(({ year }) => String(year)),
    portrait: members.map(({ portrait }) => portrait),
  }
  const placeholder = /<(page|plate|year|portrait)>/.exec(pattern)
  if (placeholder)
    return names[placeholder[1] as keyof typeof names].flatMap((name) => expand(pattern.replace(placeholder[0], name)))
  const [before = '', choices, after = ''] = pattern.split(/\{([^}]*)\}(.*)/s)
  if (choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expand(after).map((rest) => before + choice + rest))
}

test('README.md lists every picture, sound and font, and nothing that is not there', () => {
  const published = ['media/*/**', 'public/*icon*', 'public/*manifest*', 'public/{archive,share}/*']
  expect(rows.flatMap(({ files }) => files).toSorted()).toEqual(globSync(published).toSorted())
})

test('README.md names only modules that exist, and the generator of each file', () => {
  for (const [, name = ''] of readme.matchAll(/`([\w./-]+\.ts)`/g))
    expect([name, join(folder, name), join(folder, 'src', name)].some(existsSync), name).toBe(true)
  for (const { files, name } of rows.filter(({ name }) => name !== undefined))
    for (const file of files) {
      const makers = Object.entries(pictures).filter(([maker]) => isAskedFor(maker, name ?? ''))
      expect(makers.filter(([, picture]) => picture.files.test(file)).length, `${name} makes ${file}`).toBe(1)
    }
})
