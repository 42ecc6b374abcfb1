import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'

const folder = import.meta.dirname
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/** `a-{1,2}.{b,c}` → `a-1.b`, `a-1.c`, `a-2.b`, `a-2.c`. */
function expand(pattern: string): string[] {
  const [before = '', choices, after = ''] = pattern.split(/\{([^}]*)\}(.*)/s)
  if (choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expand(after).map((rest) => before + choice + rest))
}

/** Every file under a folder, by its path from `media/`. */
function filesIn(name: string): string[] {
  const found = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
  return found.filter((each) => each.isFile()).map((each) => relative(folder, join(each.parentPath, each.name)))
}

test('README.md lists every picture and font with its recipe, and nothing that is not there', () => {
  const rows = Array.from(readme.matchAll(/^\| `([^`]+)` +\| (`\w+`|none) +\| .+ \|$/gm), ([, files = '']) =>
    expand(files),
  )
  const pictures = ['film', 'plates', 'portraits', 'fonts', '../public/share'].flatMap(filesIn)
  const icons = filesIn('../public').filter((file) => /icon|manifest/.test(file))
  expect(rows.flat().toSorted()).toEqual([...pictures, ...icons].toSorted())
})

test('README.md names only modules and recipes that exist', () => {
  const modules = Array.from(readme.matchAll(/`([\w./-]+\.ts)`/g), ([, name = '']) => name)
  const here = readdirSync(folder)
  for (const name of modules.filter((name) => !name.startsWith('src/'))) expect(here).toContain(name)
  const recipes = readFileSync(join(folder, 'make.ts'), 'utf8')
  for (const [, name = ''] of readme.matchAll(/ \| `(\w+)` +\| /g)) expect(recipes).toContain(`  ${name}: (root)`)
})
