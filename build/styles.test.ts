import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type ChildNode, parse, type Rule } from 'postcss'
import { globSync } from 'tinyglobby'
import { layers } from '../src/styles/layers.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sheets = globSync('src/**/*.css', { cwd: root }).toSorted()

test('only tokens.css contains color literals', () => {
  const spelled = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i
  const modules = globSync(['src/components/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}', 'packages/pictures/src/*.ts'], {
    cwd: root,
  })
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

/** Returns the layer of a style sheet by its path: the folder in `src/`; in `styles/` each file has one of its own. */
function getLayer(sheet: string): string {
  const [, folder = ''] = sheet.split(path.sep)
  return folder === 'styles' ? path.basename(sheet, '.css') : folder
}

test('every style sheet puts its rules into the layer of its folder, and its print rules into the last', () => {
  for (const sheet of sheets) {
    expect(layers, sheet).toContain(getLayer(sheet))
    for (const node of parse(read(sheet)).nodes) {
      if (node.type === 'comment' || (node.type === 'atrule' && node.name === 'import')) continue
      if (node.type !== 'atrule' || node.name !== 'layer') throw new Error(`${sheet}: ${node} is in no layer.`)
      const layer = getLayer(sheet)
      expect([layer, 'print'], sheet).toContain(node.params)
      const rules = node.nodes?.filter(({ type }) => type !== 'comment') ?? []
      // All of print.css is in the last layer, what hides words on a screen too.
      const misplaced = rules.filter((rule) => layer !== 'print' && isPrint(rule) !== (node.params === 'print'))
      expect(misplaced.map(String), `${sheet}, ${node.params}`).toEqual([])
    }
  }
})

test('no selector with a class is in two style sheets of one layer', () => {
  const owners = new Map<string, Set<string>>()
  for (const sheet of sheets)
    parse(read(sheet)).walkRules((rule) => {
      if (inPrint(rule)) return
      for (const selector of rule.selectors) {
        if (!selector.includes('.')) continue
        const key = `${getLayer(sheet)} ${selector.replace(/\s+/g, ' ')}`
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

function isPrint(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print'
}

function inPrint(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as Rule['parent'])
    if (parent.type === 'atrule' && 'params' in parent && parent.params === 'print') return true
  return false
}
