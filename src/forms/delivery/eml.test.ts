import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { exampleMessage, exampleSubmission, exhibit } from '../../../tests/support/example-report.ts'
import { base64Length, base64Lines } from '../bytes/base64-lines.ts'
import { composeReport, type ReportAnswer } from '../finished/report.ts'
import { reportJson } from '../finished/report-json.ts'
import { reportText } from '../finished/report-text.ts'
import { safeNames } from '../finished/safe-names.ts'
import { buildMail, mailSize } from './eml.ts'
import { fileNameParameter, fromHeader, headerText } from './mail-headers.ts'

const report = composeReport(exampleSubmission)
const subject = `Anomaly report, California, April 19, 2025, ${report.reference}`
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\r\nBcc: x@y.example\r\n\r\n', '=?UTF-8?Q?=0A?=', '"', '🪐', '\ud83d'),
    maxLength: 9,
  }),
)

test('an independent parser gives back every character and every byte', async () => {
  const mail = await PostalMime.parse(await (await buildMail(report, subject)).arrayBuffer())
  expect(mail.subject).toBe(subject)
  expect(mail.to).toEqual([{ name: '', address: 'reports@quantum-reality.example' }])
  expect(mail.from).toEqual({ name: 'Zoë "Z" <b> مريم', address: "o'hara&co@mail.example" })
  expect(mail.text?.replaceAll('\r\n', '\n')).toBe(reportText(report))
  expect(mail.attachments.map(({ filename, mimeType }) => [`evidence/${filename}`, mimeType])).toEqual([
    ['evidence/report.json', 'application/json'],
    ...report.evidence.map(({ file, kind }) => [file, kind === 'png' ? 'image/png' : 'application/pdf']),
  ])
  const contents = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
  expect(contents[0]?.toString()).toBe(reportJson(report))
  for (const [index, { content }] of report.evidence.entries())
    expect(contents[index + 1]?.equals(await content.bytes())).toBe(true)
})

test('it opens for sending, and has neither a date nor an identity of its own', async () => {
  const mail = await PostalMime.parse(await (await buildMail(report, subject)).arrayBuffer())
  expect(mail.headers.map(({ key }) => key)).toEqual([
    'mime-version',
    'x-unsent',
    'from',
    'to',
    'subject',
    'content-type',
  ])
  expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1')
})

test('every line ends with CR LF and holds at most 78 characters, all ASCII', async () => {
  const text = Buffer.from(await (await buildMail(report, subject)).arrayBuffer()).toString('latin1')
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(text).toMatch(/^[\x20-\x7e\r\n]*$/)
  expect(lines.join('')).not.toMatch(/[\r\n]/)
})

test('whatever is written, the mail has our headers and no other', async () => {
  const mailFrom = (first: string, email: string, text: string) => {
    const answer = (name: string, value: string): ReportAnswer => ({ name, label: name, value, shown: value })
    const answers = [
      answer('first-name', first),
      answer('last-name', first),
      answer('email', email),
      answer('message', text),
    ]
    return buildMail(composeReport({ ...exampleMessage, answers }), subject)
  }
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (first, email, text) => {
      const mail = await PostalMime.parse(await (await mailFrom(first, email, text)).arrayBuffer())
      const keys = mail.headers.map(({ key }) => key).filter((key) => key !== 'from')
      expect(keys).toEqual(['mime-version', 'x-unsent', 'to', 'subject', 'content-type'])
      expect(mail.attachments).toHaveLength(1)
    }),
  )
})

test('a file name of any characters is read back, on lines of 78 at most', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (own) => {
      const [name = ''] = safeNames([{ name: own, kind: 'pdf' }])
      const header = `Content-Disposition: attachment${fileNameParameter('filename', name)}`
      for (const line of header.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
      const mail = await PostalMime.parse(`Content-Type: application/pdf\r\n${header}\r\n\r\nx\r\n`)
      expect(mail.attachments[0]?.filename).toBe(name)
    }),
  )
})

test('a name of any characters is read back, and only addresses that can stand in a header do', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (name) => {
      const header = fromHeader(name, 'a@b.example')
      for (const line of header.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
      const mail = await PostalMime.parse(`${header}\r\nx`)
      expect(mail.headers.map(({ key }) => key)).toEqual(['from'])
      expect(mail.from?.address).toBe('a@b.example')
      expect(headerText(name)).not.toMatch(/\n[^ ]/)
    }),
  )
  for (const address of ['a@b@c', 'a b@c', '"a"@b', 'a@b\r\nBcc: c', '', 'a@', 'ü@b.example', 'a..b@c'])
    expect(fromHeader('A', address), address).toBe('')
})

test('the size is known before the mail is made, to the byte', async () => {
  const sizes = fc.array(fc.nat({ max: 400 }), { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(sizes, anyText, async (list, name) => {
      const evidence = list.map((size) => exhibit(name, 'pdf', new Uint8Array(size)))
      const made = composeReport({ ...exampleSubmission, evidence })
      expect((await buildMail(made, subject)).size).toBe(mailSize(made, subject))
    }),
  )
})

test('base64 in lines is base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const lines = Buffer.from(base64Lines(bytes)).toString()
      expect(lines.replaceAll('\r\n', '')).toBe(Buffer.from(bytes).toString('base64'))
      expect(lines).toMatch(/^([^\r\n]{76}\r\n)*([^\r\n]{1,76}\r\n)?$/)
      expect(lines.length).toBe(base64Length(bytes.length))
    }),
  )
})

test('a file of several pieces is attached without a seam; progress tells every byte; canceling stops', async () => {
  const bytes = Uint8Array.from({ length: 1_500_001 }, (_, index) => index * 7 + (index >> 8))
  const large = composeReport({ ...exampleSubmission, evidence: [exhibit('large.pdf', 'pdf', bytes)] })
  let told = 0
  const mail = await PostalMime.parse(
    await (await buildMail(large, subject, { onBytes: (count) => (told += count) })).arrayBuffer(),
  )
  expect(Buffer.from(mail.attachments[1]?.content as ArrayBuffer).equals(bytes)).toBe(true)
  expect(told).toBe(bytes.length)
  const cancel = new AbortController()
  const work = buildMail(large, subject, { signal: cancel.signal, onBytes: () => cancel.abort() })
  await expect(work).rejects.toMatchObject({ name: 'AbortError' })
})
