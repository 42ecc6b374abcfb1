import { brotliCompressSync, constants } from 'node:zlib'
import type { Budget } from './budgets.ts'

/** A file of the built site: its path in `dist/` and its bytes. */
export interface BuiltFile {
  readonly path: string
  readonly bytes: Buffer
}

/** What one budget came to: the largest file, or the sum. */
export interface Measured {
  readonly budget: Budget
  /** The file that came to it, or how many files were added up. */
  readonly where: string
  readonly size: number
}

/** Measures `files` against `budgets`. A budget that no file falls under is left out; see `idleBudgets`. */
export function measure(files: readonly BuiltFile[], budgets: readonly Budget[]): Measured[] {
  return budgets.flatMap((budget) => {
    const counted = files.filter(({ path }) => budget.files.test(path))
    const sizes = counted.map((file) => ({ where: file.path, size: sizeOf(file, budget.unit) }))
    if (sizes.length === 0) return []
    if (budget.of === 'sum') {
      const size = sizes.reduce((sum, each) => sum + each.size, 0)
      return [{ budget, where: sizes.length === 1 ? (sizes[0]?.where ?? '') : `${sizes.length} files`, size }]
    }
    const largest = sizes.reduce((most, each) => (each.size > most.size ? each : most))
    return [{ budget, ...largest }]
  })
}

/** `browser code 64,800 of 66,000`: one line a budget, as the build prints it. */
export function lineOf({ budget, where, size }: Measured): string {
  const count = `${size.toLocaleString('en-US')} of ${budget.limit.toLocaleString('en-US')}`
  return `${budget.what.padEnd(42)}${count.padStart(18)} ${budget.unit.padEnd(9)}${where}`
}

/** One sentence for each limit that is passed; empty when all hold. */
export function overruns(measured: readonly Measured[]): string[] {
  return measured
    .filter(({ budget, size }) => size > budget.limit)
    .map(
      ({ budget, where, size }) =>
        `${where}: ${budget.what} is ${size} ${budget.unit}, over ${budget.limit}. ${budget.reader}`,
    )
}

/** One sentence for each budget that no file falls under: a file's new name must not switch its limit off. */
export function idleBudgets(budgets: readonly Budget[], measured: readonly Measured[]): string[] {
  return budgets
    .filter((budget) => !measured.some((each) => each.budget === budget))
    .map(({ what, files }) => `No file falls under the budget for ${what} (${files}), so it holds nothing back.`)
}

function sizeOf({ bytes }: BuiltFile, unit: Budget['unit']): number {
  if (unit === 'bytes') return bytes.length
  if (unit === 'elements') return [...bytes.toString().matchAll(/<[a-z][^>]*>/g)].length
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
