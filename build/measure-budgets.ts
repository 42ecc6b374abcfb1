import { brotliCompressSync, constants } from 'node:zlib'
import { reservedOrigin } from '../src/content/organization.ts'
import type { Budget } from './budgets.ts'

/** A file of the built site: its path in `dist/` and its bytes. */
export interface OutputFile {
  readonly path: string
  readonly bytes: Buffer
}

/** The measured size of one budget: of the largest file, or the sum. */
export interface BudgetResult {
  readonly budget: Budget
  /** The largest file's path, or the number of files in the sum. */
  readonly where: string
  readonly size: number
}

/** Measures `files` against `budgets`. A budget without a file is left out; see `findUnusedBudgets`. */
export function measureBudgets(files: readonly OutputFile[], budgets: readonly Budget[]): BudgetResult[] {
  return budgets.flatMap((budget) => {
    const counted = files.filter(({ path }) => budget.pattern.test(path))
    const sizes = counted.map((file) => ({ where: file.path, size: getSize(file, budget.unit) }))
    if (sizes.length === 0) return []
    if (budget.scope === 'sum') {
      const size = sizes.reduce((sum, each) => sum + each.size, 0)
      return [{ budget, where: sizes.length === 1 ? (sizes[0]?.where ?? '') : `${sizes.length} files`, size }]
    }
    const largest = sizes.reduce((most, each) => (each.size > most.size ? each : most))
    return [{ budget, ...largest }]
  })
}

/** Returns one line for a budget, as the build prints it: `browser code 64,800 of 66,000`. */
export function formatBudgetResult({ budget, where, size }: BudgetResult): string {
  const count = `${size.toLocaleString('en-US')} of ${budget.limit.toLocaleString('en-US')}`
  return `${budget.name.padEnd(42)}${count.padStart(18)} ${budget.unit.padEnd(13)}${where}`
}

/** Returns one sentence for each budget that is exceeded. */
export function findOverruns(measured: readonly BudgetResult[]): string[] {
  return measured
    .filter(({ budget, size }) => size > budget.limit)
    .map(
      ({ budget, where, size }) =>
        `${where}: ${budget.name} is ${size} ${budget.unit}, over ${budget.limit}. ${budget.impact}`,
    )
}

/** Returns one sentence for each budget without a file: a renamed file must not disable its limit. */
export function findUnusedBudgets(budgets: readonly Budget[], measured: readonly BudgetResult[]): string[] {
  return budgets
    .filter((budget) => !measured.some((each) => each.budget === budget))
    .map(({ name, pattern }) => `No file falls under the budget for ${name} (${pattern}), so it holds nothing back.`)
}

/**
 * Returns one sentence for each file that a visit can fetch and no budget limits: the pages and everything in `assets/`,
 * `archive/` and `share/`.
 */
export function findUnlimitedFiles(files: readonly OutputFile[], budgets: readonly Budget[]): string[] {
  return files
    .filter(({ path }) => /^(assets|share|archive)\/|\.html$/.test(path) && !/\.(br|gz)$/.test(path))
    .filter(({ path }) => !budgets.some((budget) => budget.pattern.test(path)))
    .map(({ path }) => `${path} falls under no budget, so nothing holds it back. Give it one in build/budgets.ts.`)
}

/**
 * Returns a built file with `origin` (a scheme and a host) replaced by the reserved one. Budgets are measured at that
 * origin, because a page contains its URL up to sixty times and the length of a host name must not count.
 */
export function replaceOrigin({ path, bytes }: OutputFile, origin: string): OutputFile {
  if (origin === reservedOrigin || !/\.(html|js)$/.test(path)) return { path, bytes }
  // Another host's name may begin with this one.
  const own = new RegExp(`${origin.replace(/[.[\]]/g, '\\$&')}(?![\\w.:-])`, 'g')
  return { path, bytes: Buffer.from(bytes.toString('utf8').replace(own, reservedOrigin)) }
}

function getSize({ bytes }: OutputFile, unit: Budget['unit']): number {
  if (unit === 'bytes') return bytes.length
  if (unit === 'bytes of CSS') return Buffer.byteLength(/<style>(.*?)<\/style>/s.exec(bytes.toString())?.[1] ?? '')
  if (unit === 'elements') return [...bytes.toString().matchAll(/<[a-z][^>]*>/g)].length
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
