import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { exampleSubmission } from '../../../tests/support/example-report.ts'
import { shareFiles } from '../delivery/share-files.ts'
import { alphabet, canonicalJson } from './reference.ts'
import { composeReport, packageName } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportText } from './report-text.ts'

const described = (text: string) =>
  composeReport({
    ...exampleSubmission,
    answers: [{ name: 'message', label: 'Message', value: text, shown: text }],
  })

test('the same content has the same reference, any other content another', () => {
  const { reference } = composeReport(exampleSubmission)
  expect(composeReport(structuredClone({ ...exampleSubmission, evidence: [] })).reference).not.toBe(reference)
  expect(composeReport({ ...exampleSubmission }).reference).toBe(reference)
  expect(composeReport({ ...exampleSubmission, form: 'contact' }).reference).not.toBe(reference)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(described(one).reference === described(other).reference).toBe(one === other)
    }),
  )
})

test('a reference is eight characters that cannot be mistaken for others', () => {
  expect(alphabet).toHaveLength(30)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(described(text).reference).toMatch(/^[^01IOQZa-z\W]{4}-[^01IOQZa-z\W]{4}$/)
    }),
  )
})

test('canonical JSON does not depend on the order of members (RFC 8785, section 3.2.3)', () => {
  expect(canonicalJson({ b: [1, 'é\u2028"'], a: { d: '', c: undefined } })).toBe('{"a":{"d":""},"b":[1,"é\u2028\\""]}')
})

test('half a character becomes one that UTF-8 can write', () => {
  const { answers } = described('half \ud83d done 🚪')
  expect(answers[0]?.shown).toBe('half \ufffd done 🚪')
})

test('the package is named for what it is and its reference', () => {
  expect(packageName({ title: 'Anomaly report', reference: 'ABCD-EFGH' })).toBe('anomaly-report-ABCD-EFGH')
})

test('the text says every answer, and that an empty one was left blank', () => {
  const text = reportText(composeReport(exampleSubmission))
  for (const { label, shown } of exampleSubmission.answers)
    expect(text).toContain(`\n${label}\n  ${shown.replaceAll('\n', '\n  ')}\n`)
  expect(reportText(described(''))).toContain('\nMessage\n  left blank\n')
  expect(text).toContain('  Its own name: ../../etc/passwd\n')
  expect(text).toContain(`  SHA-256 before: ${'a'.repeat(64)}\n`)
})

test('a size is not said twice', () => {
  const report = composeReport(exampleSubmission)
  for (const written of [reportText(report), reportHtml(report)]) {
    expect(written).toContain('300,000 bytes (293 kB)')
    expect(written).not.toMatch(/(\d+ bytes) \(\1\)/)
  }
})

test('nothing the visitor writes can stand where a heading stands', () => {
  const headings = (text: string) =>
    reportText(described(text))
      .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
      .filter((line) => line !== '' && !line.startsWith('  '))
      .map((line) => line.replace(/[\w-]{9}$/, 'REFERENCE'))
  const usual = headings('')
  const unit = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u0085', '\v', 'Evidence, no files', ' ')
  fc.assert(fc.property(fc.string({ unit }), (text) => expect(headings(text)).toEqual(usual)))
})

test('what is shared is the text and the evidence themselves, as types a share sheet takes', async () => {
  const report = composeReport(exampleSubmission)
  const files = shareFiles(report)
  expect(files.map(({ type }) => type)).toEqual([
    'text/plain',
    'image/png',
    'image/png',
    'application/pdf',
    'application/pdf',
  ])
  expect(files[1]?.name).toBe('etc_passwd.png')
  expect(await files[0]?.text()).toBe(reportText(report))
  for (const [index, { sha256 }] of report.evidence.entries()) {
    const bytes = await files[index + 1]?.bytes()
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(sha256)
  }
})
