import { createHash } from 'node:crypto'
import { type Schema, Validator } from '@cfworker/json-schema'
import { expect, test } from '@playwright/test'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { formatJson } from '../../published-data/json.ts'
import { reportSchema } from '../../published-data/report-schema.ts'
import { createReport } from './create-report.ts'
import { renderReportJson } from './report-json.ts'

const schema: Schema = JSON.parse(formatJson(reportSchema))
const validator = new Validator(schema, '2020-12')

const report = await createReport(exampleReportInput)

test('report.json is valid against the published schema', () => {
  expect(validator.validate(JSON.parse(renderReportJson(report)))).toEqual({ valid: true, errors: [] })
  const empty = JSON.parse(renderReportJson({ ...report, answers: [], evidence: [] }))
  expect(validator.validate(empty)).toEqual({ valid: true, errors: [] })
})

test('the schema rejects what is not a report', () => {
  const data = JSON.parse(renderReportJson(report))
  const [first] = data.answers
  const wrong = [
    {},
    { ...data, version: 2 },
    { ...data, reference: 'ABCD-EFG0' },
    { ...data, more: 1 },
    { ...data, answers: [{ ...first, value: undefined, words: 'x' }] },
    { ...data, evidence: [{ ...data.evidence[0], file: 'files/../x' }] },
    { ...data, evidence: [{ ...data.evidence[0], bytes: -1 }] },
  ]
  for (const value of wrong)
    expect(validator.validate(JSON.parse(JSON.stringify(value))).valid, JSON.stringify(value).slice(0, 80)).toBe(false)
})

test('report.json preserves every character of every answer', () => {
  const data = JSON.parse(renderReportJson(report))
  expect(data.answers).toEqual(
    exampleReportInput.answers.map(({ displayValue, ...answer }) => ({ ...answer, shown: displayValue })),
  )
  expect(data.evidence.map(({ removed }: { removed: string }) => removed)).toEqual([
    'nothing',
    'all',
    'nothing',
    'nothing',
  ])
})

test('the reference can be recomputed as the schema describes', () => {
  const { $schema: _, reference, ...content } = JSON.parse(renderReportJson(report))
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
  const number = BigInt(`0x${digest}`) % 30n ** 8n
  const digits = '23456789ABCDEFGHJKLMNPRSTUVWXY'
  const value = [...reference.replace('-', '')].reduce((sum, digit) => sum * 30n + BigInt(digits.indexOf(digit)), 0n)
  expect(value).toBe(number)
})
