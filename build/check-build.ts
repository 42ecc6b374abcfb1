import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { siteOrigin } from '../src/origin.ts'
import { getPageFile, notFound, pages } from '../src/site.ts'
import { budgets } from './budgets.ts'
import { checkContent } from './content-checks.ts'
import {
  findOverruns,
  findUnlimitedFiles,
  findUnusedBudgets,
  formatBudgetResult,
  measureBudgets,
  replaceOrigin,
} from './measure-budgets.ts'

/**
 * Measures the build in the folder `dist` and reads its pages. Returns a line for each budget with what it came to, and a
 * sentence for each limit that is passed and each content error; no sentence where all is well.
 */
export function checkBuild(dist: string): { readonly budgets: string[]; readonly errors: string[] } {
  const files = globSync('**', { cwd: dist, dot: true }).map((file) => ({
    path: file,
    bytes: readFileSync(path.join(dist, file)),
  }))
  const built = [...pages, notFound].map((page) => ({
    path: page.path,
    hasScript: page.script !== undefined,
    html: readFileSync(path.join(dist, getPageFile(page)), 'utf8'),
  }))
  const measured = measureBudgets(
    files.map((file) => replaceOrigin(file, siteOrigin)),
    budgets,
  )
  const errors = [
    ...findOverruns(measured),
    ...findUnusedBudgets(budgets, measured),
    ...findUnlimitedFiles(files, budgets),
    ...checkContent(built, new Set(files.map((file) => `/${file.path}`))),
  ]
  return { budgets: measured.map(formatBudgetResult), errors }
}
