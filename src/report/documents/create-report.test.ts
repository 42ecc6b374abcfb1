import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { exampleReportInput } from '../../../tests/support/example-report.ts'
import { computeReference, referenceAlphabet } from '../../reference/reference.ts'
import { refuseFile } from '../evidence/evidence-file.ts'
import { cleanName } from '../evidence/safe-names.ts'
import { createReportEmail } from '../send/report-email.ts'
import { createShareData } from '../send/share.ts'
import { createReport } from './create-report.ts'
import type { Report } from './report.ts'
import { renderReportHtml } from './report-html.ts'
import { createReportInput } from './report-input.ts'
import { renderReportJson } from './report-json.ts'
import { renderEmailText, renderReportText } from './report-text.ts'

fc.configureGlobal({ seed: 1 })

const describeText = (text: string) =>
  createReport({
    evidence: [],
    missing: [],
    answers: [{ name: 'words', label: 'Words', value: text, displayValue: text }],
  })

test('the same content has the same reference, and other content has another', async () => {
  const { reference } = await createReport(exampleReportInput)
  expect((await createReport({ ...exampleReportInput })).reference).toBe(reference)
  expect((await createReport({ ...exampleReportInput, evidence: [] })).reference).not.toBe(reference)
  const text = fc.string({ unit: fc.constantFrom('é', '👩‍🔬', 'e\u0301', 'x', ' ', '\n', '\ud83d') })
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const [first, second] = await Promise.all([describeText(one), describeText(other)])
      expect(first.reference === second.reference).toBe(one === other)
    }),
  )
})

test('a reference has eight of 24 characters without vowels and ambiguous ones, also where the browser computes no SHA-256', async () => {
  expect(new Set(referenceAlphabet).size).toBe(24)
  const form = /^[2-9CDFGHJ-NPRTWXY]{4}-[2-9CDFGHJ-NPRTWXY]{4}$/
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => expect((await describeText(text)).reference).toMatch(form)),
  )
  const { subtle } = crypto
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  try {
    const references = await Promise.all(Array.from({ length: 200 }, (_, number) => computeReference({ number })))
    for (const reference of references) expect(reference).toMatch(form)
    expect(new Set(references).size).toBe(200)
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
  }
})

test('the text has every answer, a note for each empty one, and of each file its size once and its checksums', async () => {
  const report = await createReport(exampleReportInput)
  const text = renderReportText(report)
  for (const { label, displayValue } of report.answers)
    expect(text).toContain(`\n${label}\n${displayValue.replace(/^(?=.)/gm, '  ').trimEnd()}\n`)
  expect(renderReportText(await describeText(''))).toContain('\nWords\n  left blank\n')
  for (const written of [text, renderReportHtml(report)]) {
    expect(written).toContain('300,000 bytes (300\u00a0kB)')
    expect(written).not.toMatch(/(\d+ bytes) \(\1\)/)
    expect(written).toContain(`SHA-256 of the original: ${'a'.repeat(64)}`)
    for (const { sha256 } of report.evidence) expect(written).toContain(`SHA-256 ${sha256}`)
    expect(written).not.toContain('etc/passwd')
  }
})

test('a file that the form did not take is named in every document, and is no part of a report without one', async () => {
  const report = await createReport(exampleReportInput)
  expect(renderReportText(report)).toContain('Not in this report: “hallway <2>.heic”.')
  expect(renderReportHtml(report)).toContain('Not in this report: “hallway &#60;2&#62;.heic”.')
  expect(JSON.parse(renderReportJson(report)).missing).toEqual([{ name: 'hallway <2>.heic', reason: 'heic' }])
  const whole = await createReport({ ...exampleReportInput, missing: [] })
  expect(whole.reference).not.toBe(report.reference)
  for (const written of [renderReportText(whole), renderReportHtml(whole), renderReportJson(whole)])
    expect(written).not.toMatch(/Not in this report|"missing"/)
})

test('where there are no checksums every document says why', async () => {
  const evidence = exampleReportInput.evidence.map((file) => ({ ...file, sha256: undefined }))
  const report = await createReport({ ...exampleReportInput, evidence })
  for (const written of [renderReportText(report), renderReportHtml(report)])
    expect(written).toContain('Without checksums: the page was opened over plain HTTP')
})

test('the text of an email has every answer that is not blank', async () => {
  const report = await createReport(exampleReportInput)
  const text = renderEmailText(report)
  for (const { label, displayValue } of report.answers)
    expect(text).toContain(`${label}: ${displayValue.split('\n')[0]}`.trim())
  expect(renderEmailText(await describeText(''))).not.toContain('Words')
  const answers = [{ name: 'loud', label: 'Was it loud?', value: 'yes', displayValue: 'Yes' }]
  expect(renderEmailText(await createReport({ evidence: [], missing: [], answers }))).toContain('Was it loud? Yes')
})

const renderTexts = (report: Report) => [renderReportText(report), renderEmailText(report)]

/** The line ends that any program recognizes. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
const unit = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u0085', '\v', 'Evidence, no files', ' ', '\t', 'x')

test('no line of a text ends in a space, which email programs take for a line that goes on, and no answer looks like a heading', async () => {
  const listHeadings = (text: string) =>
    text
      .split(lineEnd)
      .filter((line) => line !== '' && !line.startsWith('  '))
      .map((line) => line.replace(/[\w-]{9}$/, 'REFERENCE').replace(/^Words:.*$/, 'Words'))
  const usual = renderTexts(await describeText('usual')).map(listHeadings)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit }), async (text) => {
      expect(renderTexts(await describeText(`${text}.`)).map(listHeadings)).toEqual(usual)
      for (const each of renderTexts(await describeText(text)).flatMap((text) => text.split(lineEnd)))
        expect(each).not.toMatch(/[ \t]$/)
    }),
  )
})

test('the name of a file that was refused writes no line into a text or an email', async () => {
  const countLines = async (name: string) => {
    const refused = { id: 'a', name: cleanName(name), size: 1, shouldClean: false }
    const report = await createReport(createReportInput({}, [refuseFile(refused, 'heic')]))
    const texts = [renderReportText(report), decodeURIComponent(createReportEmail(report, false).url)]
    return texts.map((text) => text.split(lineEnd).length)
  }
  const usual = await countLines('usual')
  const names = fc.asyncProperty(fc.string({ unit }), async (name) => expect(await countLines(name)).toEqual(usual))
  await fc.assert(names)
})

test('the text and the evidence are shared, as types that a share sheet accepts, and the text begins with the address', async () => {
  const report = await createReport(exampleReportInput)
  const { files, text } = createShareData(report)
  expect(text).toMatch(/^To: reports@quantum-reality\.example\nAnomaly report, California/)
  const types = ['text/plain', 'image/png', 'image/png', 'application/pdf', 'application/pdf']
  expect(files.map(({ type }) => type)).toEqual(types)
  expect(files.map(({ name }) => name)).toEqual(['report.txt', ...report.evidence.map(({ name }) => name)])
  expect(await files[0]?.text()).toBe(renderReportText(report))
  for (const [index, { sha256 }] of report.evidence.entries()) {
    const bytes = (await files[index + 1]?.bytes()) ?? ''
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
})
