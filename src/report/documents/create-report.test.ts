import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { createShareFiles } from '../delivery/share-delivery.tsx'
import { createReport, getPackageName } from './create-report.ts'
import { canonicalizeJson, referenceAlphabet } from './reference.ts'
import { renderReportHtml } from './report-html.ts'
import { renderReportText, renderReportTexts } from './report-text.ts'

const described = (text: string) =>
  createReport({
    ...exampleReportInput,
    answers: [{ name: 'message', label: 'Message', value: text, displayValue: text }],
  })

test('the same content has the same reference, and other content has another', () => {
  const { reference } = createReport(exampleReportInput)
  expect(createReport(structuredClone({ ...exampleReportInput, evidence: [] })).reference).not.toBe(reference)
  expect(createReport({ ...exampleReportInput }).reference).toBe(reference)
  expect(createReport({ ...exampleReportInput, form: 'contact' }).reference).not.toBe(reference)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(described(one).reference === described(other).reference).toBe(one === other)
    }),
  )
})

test('a reference has eight characters without ambiguous ones', () => {
  expect(referenceAlphabet).toHaveLength(30)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(described(text).reference).toMatch(/^[^01IOQZa-z\W]{4}-[^01IOQZa-z\W]{4}$/)
    }),
  )
})

test('canonical JSON does not depend on the order of members (RFC 8785, section 3.2.3)', () => {
  expect(canonicalizeJson({ b: [1, 'é\u2028"'], a: { d: '', c: undefined } })).toBe(
    '{"a":{"d":""},"b":[1,"é\u2028\\""]}',
  )
})

test('a lone surrogate becomes a character that UTF-8 can encode', () => {
  const { answers } = described('half \ud83d done 🚪')
  expect(answers[0]?.displayValue).toBe('half \ufffd done 🚪')
})

test('the package’s name has the kind of report and the reference', () => {
  expect(getPackageName({ title: 'Anomaly report', reference: 'ABCD-EFGH' })).toBe('anomaly-report-ABCD-EFGH')
})

test('the text has every answer, and a note for each empty one', () => {
  const text = renderReportText(createReport(exampleReportInput))
  for (const { label, displayValue } of exampleReportInput.answers)
    expect(text).toContain(`\n${label}\n${displayValue.replace(/^(?=.)/gm, '  ').trimEnd()}\n`)
  expect(renderReportText(described(''))).toContain('\nMessage\n  left blank\n')
  expect(text).toContain('  Original name: ../../etc/passwd\n')
  expect(text).toContain(`  SHA-256 of the original: ${'a'.repeat(64)}\n`)
})

test('no line of the text ends in a space: email programs join it with the next (RFC 3676)', () => {
  const unit = fc.constantFrom('\n', '\r\n', '\u2028', '\v', ' ', '\t', 'x')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const written of renderReportTexts(described(text)))
        expect(written).not.toMatch(/[ \t](?:[\n\v\f\r\u0085\u2028\u2029]|$)/)
    }),
  )
  expect(renderReportText(described('one\n\n  two'))).toContain('\nMessage\n  one\n\n    two\n')
})

test('what a link leaves out first is the size and checksum of files, then lines that only have a label', () => {
  const report = createReport(exampleReportInput)
  const [whole = '', withoutChecksums = '', short = ''] = renderReportTexts(report)
  expect(whole).toBe(renderReportText(report))
  expect(withoutChecksums).not.toMatch(/SHA-256|bytes/)
  expect(withoutChecksums).toContain(`\nFirst name\n  ${report.answers[0]?.value}\n`)
  expect(short).toContain(`Anomaly report ${report.reference}\nFirst name: ${report.answers[0]?.value}\n`)
  for (const text of [withoutChecksums, short]) {
    for (const { displayValue } of report.answers) expect(text).toContain(displayValue.trim().split('\n')[0])
    for (const { packagePath } of report.evidence) expect(text).toContain(packagePath.replace('evidence/', ''))
    expect(text).toContain('Place, time, device and owner were removed from it.')
  }
  expect(renderReportTexts(described(''))[2]).not.toContain('Message')
})

test('a file size is stated once', () => {
  const report = createReport(exampleReportInput)
  for (const written of [renderReportText(report), renderReportHtml(report)]) {
    expect(written).toContain('300,000 bytes (293 kB)')
    expect(written).not.toMatch(/(\d+ bytes) \(\1\)/)
  }
})

test('no answer can look like a heading', () => {
  const headings = (text: string) =>
    renderReportTexts(described(text)).map((written) =>
      written
        .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
        .filter((line) => line !== '' && !line.startsWith('  '))
        .map((line) => line.replace(/[\w-]{9}$/, 'REFERENCE').replace(/^Message:.*$/, 'Message')),
    )
  const usual = headings('usual')
  const unit = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u0085', '\v', 'Evidence, no files', ' ')
  fc.assert(fc.property(fc.string({ unit }), (text) => expect(headings(`${text}.`)).toEqual(usual)))
})

test('the text and the evidence are shared, as types that a share sheet accepts', async () => {
  const report = createReport(exampleReportInput)
  const files = createShareFiles(report)
  expect(files.map(({ type }) => type)).toEqual([
    'text/plain',
    'image/png',
    'image/png',
    'application/pdf',
    'application/pdf',
  ])
  expect(files[1]?.name).toBe('evidence-1.png')
  expect(await files[0]?.text()).toBe(renderReportText(report))
  for (const [index, { sha256 }] of report.evidence.entries()) {
    const bytes = await files[index + 1]?.bytes()
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(sha256)
  }
})
