// Runs after the pages are rendered. Prints every budget with what it came to; ends with 1 when a limit is passed or
// the content has a fault.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf, notFound, pages } from '../src/site.ts'
import { budgets } from './budgets.ts'
import { contentFaults } from './content-faults.ts'
import { idleBudgets, lineOf, measure, overruns } from './measure.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
const files = names.map((each) => {
  const file = path.join(each.parentPath, each.name)
  return { path: path.relative(dist, file).split(path.sep).join('/'), bytes: readFileSync(file) }
})
const built = [...pages, notFound].map((page) => ({
  file: fileOf(page),
  address: page.path,
  html: readFileSync(path.join(dist, fileOf(page)), 'utf8'),
}))
const measured = measure(files, budgets)
process.stdout.write(`${measured.map(lineOf).join('\n')}\n`)
const faults = [
  ...overruns(measured),
  ...idleBudgets(budgets, measured),
  ...contentFaults(built, new Set(files.map((each) => `/${each.path}`))),
]
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}
