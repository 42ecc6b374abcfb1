import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse, type Rule } from 'postcss'
import { globSync } from 'tinyglobby'
import { getCascadeLayer } from './cascade-layers.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sheets = globSync('src/**/*.css', { cwd: root }).toSorted()

test('only tokens.css contains color literals', () => {
  const spelled = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i
  const modules = globSync(['src/components/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}', 'media/*.ts'], { cwd: root })
  for (const sheet of sheets.filter((sheet) => sheet !== path.join('src', 'styles', 'tokens.css')))
    parse(read(sheet)).walkDecls(({ prop, value }) => {
      expect(value, `${sheet}, ${prop}`).not.toMatch(spelled)
    })
  for (const module of modules.filter((module) => !module.endsWith('.test.ts')))
    expect(read(module), module).not.toMatch(/['"`]#[0-9a-f]{6}\b|\brgba?\(\d/i)
})

test('only tokens.css contains spacing literals', () => {
  // Lengths relative to text are in em, those on paper in mm, and borders in px.
  for (const sheet of sheets.filter((sheet) => sheet !== path.join('src', 'styles', 'tokens.css')))
    parse(read(sheet)).walkDecls(
      /^(margin|padding|gap|row-gap|column-gap|scroll-(margin|padding))/,
      ({ prop, value }) => {
        expect(value, `${sheet}, ${prop}`).not.toMatch(/\d(rem|vw|vh|svh)/)
      },
    )
})

test('every style sheet has a layer', () => {
  for (const sheet of sheets) expect(getCascadeLayer(path.join(root, sheet))).toBeDefined()
  expect(() => getCascadeLayer(path.join(root, 'src/published-data/record.css'))).toThrow('is no layer')
  expect(getCascadeLayer(path.join(root, 'media/fonts/fonts.css'))).toBeUndefined()
})

test('no selector with a class is in two style sheets of one layer', () => {
  const owners = new Map<string, Set<string>>()
  for (const sheet of sheets)
    parse(read(sheet)).walkRules((rule) => {
      if (inPrint(rule)) return
      for (const selector of rule.selectors) {
        if (!selector.includes('.')) continue
        const key = `${getCascadeLayer(path.join(root, sheet))} ${selector.replace(/\s+/g, ' ')}`
        owners.set(key, (owners.get(key) ?? new Set()).add(sheet))
      }
    })
  const shared = [...owners].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files].join(' '))
  expect(shared).toEqual([])
})

// Lightning CSS 1.33 writes `border-image: none` as `border-image:`, which browsers ignore.
test('every declaration in the build has a value', () => {
  for (const page of globSync('dist/*.html', { cwd: root })) expect(read(page), page).not.toMatch(/[;{][a-z-]+:[;}]/)
})

function inPrint(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as Rule['parent'])
    if (parent.type === 'atrule' && 'params' in parent && parent.params === 'print') return true
  return false
}
