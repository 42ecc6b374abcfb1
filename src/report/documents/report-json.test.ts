import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { createReport } from './create-report.ts'
import { renderReportJson } from './report-json.ts'

const report = await createReport(exampleReportInput)

test('report.json preserves every character of every answer', () => {
  const data = JSON.parse(renderReportJson(report))
  expect(data.answers).toEqual(
    exampleReportInput.answers.map(({ displayValue, ...answer }) => ({ ...answer, shown: displayValue })),
  )
  const removed = data.evidence.map(({ removed }: { removed: string }) => removed)
  expect(removed).toEqual(['nothing', 'all', 'nothing', 'nothing'])
})

test('the reference can be recomputed from the rest of report.json', () => {
  const { reference, ...content } = JSON.parse(renderReportJson(report))
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .sort()
        .map(([name, member]) => [name, sorted(member)]),
    )
  }
  const digest = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
  const number = BigInt(`0x${digest}`) % 24n ** 8n
  const digits = '23456789CDFGHJKLMNPRTWXY'
  const value = [...reference.replace('-', '')].reduce((sum, digit) => sum * 24n + BigInt(digits.indexOf(digit)), 0n)
  expect(value).toBe(number)
})
