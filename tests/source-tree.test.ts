// Rules for source files: where each lies, what it may import, and where its text is.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseAst } from 'rolldown/parseAst'
import mutants from './mutation/mutants.json' with { type: 'json' }

const folders = ['bench', 'build', 'tooling', 'packages', 'server', 'src', 'tests']
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)
const sources = files.filter((path) => /\.(tsx?|css)$/.test(path))

test('every mutant applies at one place, and a test file is named for it', () => {
  for (const { description, file, from, test } of mutants) {
    expect(readFileSync(file, 'utf8').split(from).length, `${description}: ${file} has ${from} once`).toBe(2)
    expect(files, description).toContain(test?.file ?? file)
  }
})

test('no folder or file has a generic name such as utils', () => {
  const vague = /(^|\/)(utils?|lib|helpers?|hooks|common|misc|types|index)(\/|\.[a-z.]+$)/
  expect(sources.filter((path) => vague.test(path))).toEqual([])
})

/** Everything that imports or is imported, schemas and tables included. */
const code = files.filter((path) => /\.(tsx?|json)$/.test(path))

/** Returns the imports between these files, by their paths; those of types count too. */
function readImports(files: readonly string[]): { readonly from: string; readonly to: string }[] {
  return files.flatMap((from) => {
    const imported = readFileSync(from, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)
    const found = Array.from(imported, ([, path = '']) => join(dirname(from), path))
    return found.filter((to) => files.includes(to)).map((to) => ({ from, to }))
  })
}

test('nothing outside tests/ imports from tests/', () => {
  const shipped = code.filter((path) => !/\.test\.tsx?$|^tests\//.test(path))
  expect(readImports(code).filter(({ from, to }) => shipped.includes(from) && to.startsWith('tests/'))).toEqual([])
})

test('nothing of the site imports what computes its pictures, and a package for others imports nothing of the site', () => {
  const imports = readImports(code.filter((path) => !/\.test\.tsx?$/.test(path)))
  const isBuilt = (path: string) => /^(src|build|server|packages\/media-metadata)\//.test(path)
  expect(imports.filter(({ from, to }) => isBuilt(from) && to.startsWith('packages/pictures/'))).toEqual([])
  const isPackage = (path: string) => path.startsWith('packages/media-metadata/')
  expect(imports.filter(({ from, to }) => isPackage(from) && !isPackage(to))).toEqual([])
})

/** The folders of `src`; each imports only from those after it. */
const siteFolders = ['render.tsx', 'pages', 'forms', 'components', 'published-data', 'content']

test('imports between the folders of the site run one way', () => {
  const shipped = code.filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
  const rank = (path: string) => siteFolders.indexOf(path.split('/')[1] ?? '')
  // Files in no folder, such as the list of pages, import only facts.
  const known = (path: string) => rank(path) >= 0
  const wrong = readImports(shipped).filter(({ from, to }) =>
    known(from) ? known(to) && rank(from) > rank(to) : known(to) && !to.startsWith('src/content/'),
  )
  expect(wrong).toEqual([])
})

/** The forms' folders; each imports only from those after it, and folders on one line not from each other. */
const formFolders = [
  ['.'],
  ['report', 'contact'],
  ['review'],
  ['store'],
  ['delivery'],
  ['draft'],
  ['evidence'],
  ['file-worker'],
  ['documents'],
  ['form'],
  ['time'],
  ['bytes'],
]

test('imports between the folders of the forms run one way', () => {
  const shipped = code.filter((path) => path.startsWith('src/forms/') && !/\.test\.tsx?$/.test(path))
  const getFolder = (path: string) => dirname(path).replace(/^src\/forms\/?/, '') || '.'
  const rank = (path: string) => formFolders.findIndex((some) => some.includes(getFolder(path)))
  const wrong = readImports(shipped).filter(
    ({ from, to }) => getFolder(from) !== getFolder(to) && (rank(from) < 0 || rank(to) < 0 || rank(from) >= rank(to)),
  )
  expect(wrong).toEqual([])
})

test('the text that a visitor reads is not in components', () => {
  const components = code.filter((path) => path.startsWith('src/') && path.endsWith('.tsx'))
  const words = /[A-Za-z]{2}/
  const found: string[] = []
  for (const path of components)
    visit(parseAst(readFileSync(path, 'utf8'), { lang: 'tsx' }), (node) => {
      const { type, value, name } = node as { type: string; value?: unknown; name?: { name?: unknown } }
      const label = type === 'JSXAttribute' && /^(aria-label|alt|title|label|legend|caption)$/.test(String(name?.name))
      const isSentence = type === 'Literal' && /^[A-Z].* .*[.?]$/.test(String(value))
      // What stands below an integral, and names of functions, belong to an equation.
      if (/^\s*(sin|cos|atan2|slits)\s*$/.test(String(value))) return
      const text = label ? (value as { value?: unknown } | null)?.value : (type === 'JSXText' || isSentence) && value
      if (typeof text === 'string' && words.test(text)) found.push(`${path}: ${text.trim()}`)
    })
  expect(found, 'move these to the .text.ts file of the component').toEqual([])
})

test('text that changes stands alone in its element, where a translator may replace it', () => {
  // Constant text, and what a component passes on.
  const isConstant = (source: string) => /^\w*text(\.\w+)+$|(^|\.)label$/i.test(source)
  const isPassedOn = (source: string) => /(^|[ .])(children|footer|below)$/.test(source)
  const found: string[] = []
  for (const path of code.filter((path) => /^src\/forms\/.*\.tsx$/.test(path))) {
    const source = readFileSync(path, 'utf8')
    visit(parseAst(source, { lang: 'tsx' }), (node) => {
      const { children = [] } = node as { children?: readonly JsxChild[] }
      const shown = children.filter(({ type, value }) => type !== 'JSXText' || !/^\s*\n\s*$/.test(value ?? ''))
      if (shown.length < 2) return
      for (const { type, expression } of shown) {
        if (type !== 'JSXExpressionContainer' || !expression || /Literal|Empty/.test(expression.type)) continue
        let isMarkup = false
        visit(expression, (inner) => {
          isMarkup ||= 'type' in inner && inner.type === 'JSXElement'
        })
        const text = source.slice(expression.start, expression.end)
        if (!isMarkup && !isConstant(text) && !isPassedOn(text)) found.push(`${path}: ${text}`)
      }
    })
  }
  expect(found, 'show these by <ChangingText>').toEqual([])
})

interface JsxChild {
  readonly type: string
  readonly value?: string
  readonly expression?: { readonly type: string; readonly start: number; readonly end: number }
}

/** Calls with every node of a syntax tree. */
function visit(node: unknown, call: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  call(node)
  for (const child of Object.values(node)) visit(child, call)
}
