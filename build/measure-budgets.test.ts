import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { reservedOrigin } from '../src/content/organization.ts'
import { type Budget, budgets } from './budgets.ts'
import {
  findOverruns,
  findUnlimitedFiles,
  findUnusedBudgets,
  measureBudgets,
  replaceOrigin,
} from './measure-budgets.ts'

const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => (index * 7919 * index) % 251))
const budget: Budget = {
  name: 'fonts',
  pattern: /\.woff2$/,
  limit: 100,
  isSum: true,
  impact: 'It is slow.',
}

const { isSum: _, ...each } = budget

test('a budget measures the sum of files or the largest one', () => {
  const files = [
    { path: 'a.woff2', bytes: noise(40) },
    { path: 'b.woff2', bytes: noise(50) },
    { path: 'c.html', bytes: noise(900) },
  ]
  expect(measureBudgets(files, [budget])[0]).toMatchObject({ size: 90, where: '2 files' })
  expect(measureBudgets(files, [each])[0]).toMatchObject({ size: 50, where: 'b.woff2' })
})

test('a file at the limit passes; one byte more fails with the file and the impact', () => {
  const at = (size: number) => findOverruns(measureBudgets([{ path: 'a.woff2', bytes: noise(size) }], [budget]))
  expect(at(100)).toEqual([])
  expect(at(101)).toEqual(['a.woff2: fonts is 101 bytes, over 100. It is slow.'])
})

test('a budget without a file is reported', () => {
  const none = measureBudgets([{ path: 'a.html', bytes: noise(9) }], [budget])
  expect(findUnusedBudgets([budget], none)).toEqual([
    expect.stringContaining('No file falls under the budget for fonts'),
  ])
  expect(findUnusedBudgets([budget], measureBudgets([{ path: 'a.woff2', bytes: noise(9) }], [budget]))).toEqual([])
})

test('the units are elements, bytes, brotli bytes and bytes of CSS', () => {
  const bytes = Buffer.from(`<ul>${'<li>x</li>'.repeat(50)}</ul>`)
  const of = (unit: NonNullable<Budget['unit']>) =>
    measureBudgets([{ path: 'a.html', bytes }], [{ ...budget, pattern: /html$/, unit }])[0]?.size
  expect(of('elements')).toBe(51)
  expect(of('brotli')).toBeLessThan(50)
  expect(of('bytes of CSS')).toBe(0)
  const styled = { path: 'a.html', bytes: Buffer.from('<style>p { color: red }</style><p>x</p>') }
  expect(measureBudgets([styled], [{ ...budget, pattern: /html$/, unit: 'bytes of CSS' }])[0]?.size).toBe(16)
})

test('a page has the same size at every origin', () => {
  const html = readFileSync('dist/research.html', 'utf8')
  const measure = (text: string, origin: string) =>
    measureBudgets([replaceOrigin({ path: 'research.html', bytes: Buffer.from(text) }, origin)], budgets).map(
      ({ size }) => size,
    )
  const expected = measure(html, reservedOrigin)
  const long = `https://${'a-long-name-of-a-host.'.repeat(3)}org`
  for (const origin of ['https://a.org', 'https://www.your.host', 'http://[::1]:3000', long])
    expect(measure(html.replaceAll(reservedOrigin, origin), origin), origin).toEqual(expected)
})

test('a host name that begins with the site’s is not replaced', () => {
  const bytes = Buffer.from('https://w https://www.w3.org https://w/a "https://w"')
  const at = replaceOrigin({ path: 'a.html', bytes }, 'https://w').bytes.toString()
  expect(at).toBe(`${reservedOrigin} https://www.w3.org ${reservedOrigin}/a "${reservedOrigin}"`)
})

test('a page or an asset without a budget is reported', () => {
  const names = ['10-400-0a_b-C1z.avif', 'open-water-960-0a_b-C1z.webp', 'poster-landscape-1280-0a_b-C1z.jpg']
  const files = (all: readonly string[]) => all.map((path) => ({ path, bytes: noise(9) }))
  expect(
    findUnlimitedFiles(files(['press.html', ...names.map((name) => `assets/${name}`), 'share/press.jpg']), budgets),
  ).toEqual([])
  expect(
    findUnlimitedFiles(files(['assets/10-1000-0a_b-C1z.avif', 'assets/more-0a_b-C1z.js', 'cases.csv']), budgets),
  ).toEqual([expect.stringContaining('assets/10-1000'), expect.stringContaining('assets/more')])
})
