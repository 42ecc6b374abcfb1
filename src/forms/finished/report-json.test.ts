import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { exampleSubmission } from './report.example.ts'
import { composeReport } from './report.ts'
import { reportJson } from './report-json.ts'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
const schema: Schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8'))

/** The few keywords the schema uses, as JSON Schema 2020-12 defines them. Gives the faults, each with its place. */
function faults(value: unknown, rule: Schema, at = '$'): string[] {
  const found: string[] = []
  const kind = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  if (rule.type && rule.type !== kind) return [`${at} is ${kind}`]
  if ('const' in rule && rule.const !== value) found.push(`${at} is ${value}`)
  if (rule.enum && !rule.enum.includes(value)) found.push(`${at} is ${value}`)
  if (rule.pattern && !new RegExp(rule.pattern, 'u').test(String(value))) found.push(`${at} is ${value}`)
  if (rule.minimum !== undefined && Number(value) < rule.minimum) found.push(`${at} is ${value}`)
  const members = Object.entries(kind === 'object' ? (value as object) : {})
  for (const name of rule.required ?? []) if (!members.some(([own]) => own === name)) found.push(`${at} lacks ${name}`)
  for (const [name, member] of rule.properties ? members : []) {
    const own = rule.properties?.[name]
    found.push(...(own ? faults(member, own, `${at}.${name}`) : [`${at} has ${name}`]))
  }
  if (rule.items && Array.isArray(value))
    for (const [index, item] of value.entries()) found.push(...faults(item, rule.items, `${at}[${index}]`))
  return found
}

const report = composeReport(exampleSubmission)

test('report.json keeps to the published schema', () => {
  expect(faults(JSON.parse(reportJson(report)), schema)).toEqual([])
  const contact = composeReport({ form: 'contact', answers: [], evidence: [] })
  expect(faults(JSON.parse(reportJson(contact)), schema)).toEqual([])
})

test('the schema refuses what is not a report', () => {
  const data = JSON.parse(reportJson(report))
  const [first] = data.answers
  const wrong = [
    {},
    { ...data, version: 2 },
    { ...data, reference: 'ABCD-EFG0' },
    { ...data, more: 1 },
    { ...data, answers: [{ ...first, value: undefined, words: 'x' }] },
    { ...data, evidence: [{ ...data.evidence[0], file: '../x' }] },
    { ...data, evidence: [{ ...data.evidence[0], bytes: -1 }] },
  ]
  for (const value of wrong) expect(faults(value, schema), JSON.stringify(value).slice(0, 80)).not.toEqual([])
})

test('report.json gives back every character of every answer and every name', () => {
  const data = JSON.parse(reportJson(report))
  expect(data.answers).toEqual(exampleSubmission.answers)
  expect(data.evidence.map(({ name }: { name: string }) => name)).toEqual(
    exampleSubmission.evidence.map(({ name }) => name),
  )
})

test('the reference can be worked out again as the schema says', () => {
  const { $schema: _, reference, ...content } = JSON.parse(reportJson(report))
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
