import { expect, test } from '@playwright/test'
import { type Budget, budgets } from './budgets.ts'
import { idleBudgets, measure, overruns } from './measure.ts'

const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => (index * 7919 * index) % 251))
const budget: Budget = { what: 'fonts', files: /\.woff2$/, limit: 100, unit: 'bytes', of: 'sum', reader: 'It is slow.' }

test('adds files up, or takes the largest', () => {
  const files = [
    { path: 'a.woff2', bytes: noise(40) },
    { path: 'b.woff2', bytes: noise(50) },
    { path: 'c.html', bytes: noise(900) },
  ]
  expect(measure(files, [budget])[0]).toMatchObject({ size: 90, where: '2 files' })
  expect(measure(files, [{ ...budget, of: 'each' }])[0]).toMatchObject({ size: 50, where: 'b.woff2' })
})

test('passes at the limit and fails one byte over, with the file and the reader', () => {
  const at = (size: number) => overruns(measure([{ path: 'a.woff2', bytes: noise(size) }], [budget]))
  expect(at(100)).toEqual([])
  expect(at(101)).toEqual(['a.woff2: fonts is 101 bytes, over 100. It is slow.'])
})

test('a budget that no file falls under is a fault', () => {
  const none = measure([{ path: 'a.html', bytes: noise(9) }], [budget])
  expect(idleBudgets([budget], none)).toEqual([expect.stringContaining('No file falls under the budget for fonts')])
  expect(idleBudgets([budget], measure([{ path: 'a.woff2', bytes: noise(9) }], [budget]))).toEqual([])
})

test('counts elements and brotli as their names say', () => {
  const bytes = Buffer.from(`<ul>${'<li>x</li>'.repeat(50)}</ul>`)
  const of = (unit: Budget['unit']) =>
    measure([{ path: 'a.html', bytes }], [{ ...budget, files: /html$/, unit }])[0]?.size
  expect(of('elements')).toBe(51)
  expect(of('brotli')).toBeLessThan(50)
})

test('every budget says whom it protects', () => {
  for (const each of budgets) expect(each.reader, each.what).toMatch(/\.$/)
})
