// The code of the forms uses nothing newer than the oldest browsers that it works in: TypeScript checks it against what
// they have, the syntax aside, which the build compiles.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { transformSync } from 'rolldown/utils'
import { globSync } from 'tinyglobby'
import { oldestForForms, oldestForLoader, removeNewerDeclarations } from './support/supported-dom.ts'

const entries = [
  'src/pages/contact/contact.ts',
  'src/forms/loader.ts',
  'src/forms/start-form.tsx',
  'src/forms/file-worker/file.worker.ts',
]

/** What the forms use where a browser has it, and what the build replaces. */
const declarations = `
  interface Navigator {
    readonly userActivation?: { readonly hasBeenActive: boolean; readonly isActive: boolean }
    readonly canShare?: (data: ShareData) => boolean
    /** Where canShare accepts the data. */
    share(data: ShareData): Promise<void>
  }
  /** Asked for before a text is unpacked; what was unpacked can be packed, and its stream ended. */
  interface GenericTransformStream { readonly readable: ReadableStream; readonly writable: WritableStream }
  interface ReadableStreamDefaultReader { cancel(): Promise<void> }
  declare const DecompressionStream: new (format: 'deflate') => GenericTransformStream
  declare const CompressionStream: new (format: 'deflate') => GenericTransformStream
  interface PerformanceResourceTiming { readonly responseStatus?: number }
  /** In the window, or a timeout is set. */
  declare function requestIdleCallback(run: () => void, options: { timeout: number }): number
  /** After the form code was loaded. */
  declare function reportError(error: unknown): void
  declare const process: { readonly env: Readonly<Record<string, string>> }`

/** One line for each thing that is newer. */
const newer = `
  'text'.toWellFormed()
  ;[1].toSorted()
  ;[1].findLast(Boolean)
  Promise.withResolvers()
  Object.groupBy([1], String)
  new Set([1]).union(new Set([2]))
  AbortSignal.any([])
  URL.canParse('/')
  document.body.showPopover()
  document.forms[0]?.requestSubmit()
  new OffscreenCanvas(1, 1)
  navigator.clipboard.read()`

/** Returns what TypeScript says of these files with the declarations of the oldest browsers, one error a line. */
function findNewerUses(
  files: readonly string[],
  folder: (name: string) => string,
  edition: 'es2020' | 'es2022' = 'es2022',
  oldest = oldestForForms,
): string[] {
  const [dom = ''] = globSync('node_modules/@typescript/typescript-*/lib/lib.dom.d.ts')
  writeFileSync(folder('dom.d.ts'), removeNewerDeclarations(readFileSync(dom, 'utf8'), oldest) + declarations)
  const compilerOptions = { target: 'es2022', lib: [edition], types: ['vite/client'] }
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions,
    include: [],
    files: [folder('dom.d.ts'), resolve('src/forms/form/punycode.d.ts'), ...files],
  }
  writeFileSync(folder('tsconfig.json'), JSON.stringify(config))
  const tsc = ['node_modules/typescript/lib/tsc.js', '--pretty', 'false', '--project', folder('tsconfig.json')]
  const { stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8' })
  return stdout.match(/^\S+\(\d+,\d+\): error .+$/gm) ?? []
}

test('the code of the forms uses only what browsers have since 2022, or has declared a fallback', ({
  browserName: _,
}, info) => {
  expect(
    findNewerUses(
      entries.map((entry) => resolve(entry)),
      (name) => info.outputPath(name),
    ),
  ).toEqual([])
})

test('the form loader runs in browsers of 2020, to say that they are too old and to write the email', ({
  browserName: _,
}, info) => {
  const loader = [resolve('src/forms/loader.ts')]
  // It imports the types of the form code, which does not run there.
  const uses = findNewerUses(loader, (name) => info.outputPath(name), 'es2020', oldestForLoader)
  expect(uses.filter((use) => use.startsWith('src/forms/loader.ts'))).toEqual([])
  const built = globSync('dist/assets/loader-*.js')
  expect(built).toHaveLength(1)
  for (const file of built) {
    const [old, current] = (['es2020', 'esnext'] as const).map(
      (target) => transformSync(file, readFileSync(file, 'utf8'), { target }).code,
    )
    expect(old, 'there is no newer syntax').toBe(current)
  }
})

test('what is newer is found, each', ({ browserName: _ }, info) => {
  const file = info.outputPath('newer.ts')
  writeFileSync(file, newer.trim())
  const lines = findNewerUses([file], (name) => info.outputPath(name)).map((error) => /\((\d+),/.exec(error)?.[1])
  expect([...new Set(lines)]).toEqual(
    newer
      .trim()
      .split('\n')
      .map((_, index) => `${index + 1}`),
  )
})

test('no script has a lookbehind, which the build does not compile and Safari before 16.4 rejects', () => {
  const scripts = globSync('dist/assets/*.js')
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((script) => /\(\?<[=!]/.test(readFileSync(script, 'utf8')))).toEqual([])
})
