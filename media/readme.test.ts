import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { plateParameters } from '../src/content/picture-parameters.ts'
import { members } from '../src/content/team.ts'
import { getPageName, pages } from '../src/site.ts'

const folder = import.meta.dirname
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/** What the site has of each kind, so that a new one needs no row of its own. */
const names = {
  page: pages.map(getPageName),
  plate: Object.keys(plateParameters),
  year: archive.map(({ year }) => String(year)),
  portrait: members.map(({ portrait }) => portrait),
}

/** `a-{1,2}.{b,c}` → `a-1.b`, `a-1.c`, `a-2.b`, `a-2.c`; `a-<page>.b` → one for each page. */
function expand(pattern: string): string[] {
  const placeholder = /<(page|plate|year|portrait)>/.exec(pattern)
  if (placeholder)
    return names[placeholder[1] as keyof typeof names].flatMap((name) => expand(pattern.replace(placeholder[0], name)))
  const [before = '', choices, after = ''] = pattern.split(/\{([^}]*)\}(.*)/s)
  if (choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expand(after).map((rest) => before + choice + rest))
}

/** Returns every file under a folder, by its path from `media/`. */
function listFiles(name: string): string[] {
  const found = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
  return found.filter((each) => each.isFile()).map((each) => relative(folder, join(each.parentPath, each.name)))
}

test('README.md lists every picture, sound and font with its generator, and nothing that is not there', () => {
  const rows = Array.from(readme.matchAll(/^\| `([^`]+)` +\| (`\w+`|none) +\| .+ \|$/gm), ([, files = '']) =>
    expand(files),
  )
  const pictures = [
    'film',
    'plates',
    '../public/archive',
    'sound',
    'portraits',
    'map',
    'fonts',
    '../public/share',
  ].flatMap(listFiles)
  const icons = listFiles('../public').filter((file) => /icon|manifest/.test(file))
  expect(rows.flat().toSorted()).toEqual([...pictures, ...icons].toSorted())
})

test('README.md names only modules and generators that exist', () => {
  const modules = Array.from(readme.matchAll(/`([\w./-]+\.ts)`/g), ([, name = '']) => name)
  const here = readdirSync(folder)
  for (const name of modules.filter((name) => !name.startsWith('src/'))) expect(here).toContain(name)
  const generators = readFileSync(join(folder, 'generate.ts'), 'utf8')
  for (const [, name = ''] of readme.matchAll(/ \| `(\w+)` +\| /g))
    expect(generators).toMatch(RegExp(`^  ${name}: \\{`, 'm'))
})
