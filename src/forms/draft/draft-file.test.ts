import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { exampleSubmission } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
import { mostFiles } from '../bytes/byte-size.ts'
import { zip } from '../bytes/zip.ts'
import { buildPackage } from '../delivery/package.ts'
import { composeReport } from '../finished/report.ts'
import { offersOf } from '../form/draft-of-form.ts'
import type { Draft } from '../form/ports.ts'
import { buildDraftFile, openDraftFile } from './draft-file.ts'
import { draftFileWords } from './draft-words.ts'

const title = 'Anomaly report'
const large = Uint8Array.from({ length: 700_000 }, (_, index) => index * 7 + (index >> 8))
const draft: Draft = {
  form: 'report',
  answers: { 'first-name': 'Zoë "Z"', description: 'Line\n\u2028🚪\u202e', 'date-time': '2025-04-19T21:14', zone: '1' },
  files: [
    { name: '../../etc/passwd', lastModified: 1_745_122_445_000, content: new Blob(['one']), removal: 'place' },
    { name: 'large.mp4', lastModified: 0, content: new Blob([large]) },
    { name: '', lastModified: -5, content: new Blob([]) },
  ],
}

async function contents({ files }: Draft): Promise<Buffer[]> {
  return Promise.all(files.map(async ({ content }) => Buffer.from(await content.arrayBuffer())))
}

/** Opens what must be a draft. */
async function opened(file: Blob): Promise<Draft> {
  const result = await openDraftFile(file, 'report')
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a saved draft opens as it was: every character, every byte, every choice', async () => {
  const again = await opened(await buildDraftFile(draft, title))
  expect(again.answers).toEqual(draft.answers)
  expect(again.files.map(({ content: _, ...rest }) => rest)).toEqual(draft.files.map(({ content: _, ...rest }) => rest))
  expect(await contents(again)).toEqual(await contents(draft))
  const file = offersOf(again.files)[1]?.file
  expect([file?.name, file?.lastModified, file?.size]).toEqual(['large.mp4', 0, large.length])
})

test('any answers survive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), async (answers) => {
      expect((await opened(await buildDraftFile({ form: 'report', answers, files: [] }, title))).answers).toEqual({
        ...answers,
      })
    }),
  )
})

test('any program can look into it', async ({ browserName: _ }, info) => {
  const folder = unzip(Buffer.from(await (await buildDraftFile(draft, title)).arrayBuffer()), info)
  expect(JSON.parse(readFileSync(join(folder, 'draft.json'), 'utf8')).answers).toEqual(draft.answers)
  expect(readFileSync(join(folder, 'evidence/2')).equals(large)).toBe(true)
})

test('whatever byte is changed, it opens as it was or not at all', async () => {
  const small: Draft = { ...draft, files: draft.files.slice(0, 1) }
  const whole = Buffer.from(await (await buildDraftFile(small, title)).arrayBuffer())
  const before = JSON.stringify([small.answers, await contents(small)])
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    const result = await openDraftFile(new Blob([bytes]), 'report')
    if (typeof result === 'string') expect(['damaged', 'foreign'], `byte ${at}`).toContain(result)
    else expect(JSON.stringify([result.answers, await contents(result)]), `byte ${at}`).toBe(before)
  }
})

test('a draft cut short anywhere is damaged', async () => {
  const whole = await buildDraftFile(draft, title)
  for (const length of [41, 200, 1000, 700_000, whole.size - 22, whole.size - 1])
    expect(await openDraftFile(whole.slice(0, length), 'report'), `${length} bytes`).toBe('damaged')
})

test('what is not a draft is foreign', async () => {
  const report = await buildPackage(composeReport(exampleSubmission))
  const named = new TextEncoder().encode('{"version":1}')
  const pretender = zip([{ path: 'draft.json', content: named, size: named.length, crc32: 0x0b7ceb06 }])
  for (const file of [new Blob([]), new Blob(['PK']), new Blob(['draft.json'.repeat(9)]), new Blob([large]), report])
    expect(await openDraftFile(file, 'report')).toBe('foreign')
  expect(['foreign', 'damaged']).toContain(await openDraftFile(pretender, 'report'))
})

/** How many bytes are read of a file while it is opened as a draft, and what comes of it. */
async function reading(file: Blob) {
  let bytes = 0
  const counted = (blob: Blob): Blob =>
    Object.assign(blob, {
      slice: (...range: Parameters<Blob['slice']>) => counted(Blob.prototype.slice.apply(blob, range)),
      arrayBuffer: () => {
        bytes += blob.size
        return Blob.prototype.arrayBuffer.call(blob)
      },
    })
  return { outcome: await openDraftFile(counted(file), 'report'), bytes: () => bytes }
}

/** A draft file of so many entries that all point at the bytes of the first one, a megabyte of them. */
async function pointingAtOne(entries: number): Promise<Blob> {
  const content = new Blob([new Uint8Array(2 ** 20)])
  const file = { lastModified: 0, content }
  const whole = await buildDraftFile(
    {
      form: 'report',
      answers: {},
      files: Array.from({ length: entries }, (_, index) => ({ ...file, name: `${index}` })),
    },
    title,
  )
  const bytes = Buffer.from(await whole.arrayBuffer())
  const start = bytes.readUInt32LE(bytes.length - 6)
  const directory = bytes.subarray(start)
  const ends = (at: number) => at + 46 + directory.readUInt16LE(at + 28)
  const first = ends(0)
  const offset = directory.readUInt32LE(first + 42)
  for (let at = first, count = 0; count < entries; count += 1, at = ends(at)) directory.writeUInt32LE(offset, at + 42)
  const shared = bytes.subarray(0, offset + 2 ** 20 + 100)
  directory.writeUInt32LE(shared.length, directory.length - 6)
  return new Blob([shared, directory])
}

test('entries that point at the same bytes are refused, and no more is read for there being more of them', async () => {
  const read = []
  for (const entries of [15, 30, 60]) {
    const { outcome, bytes } = await reading(await pointingAtOne(entries))
    expect(outcome).toBe('damaged')
    read.push(bytes())
  }
  const [one = 0, , four = 0] = read
  expect(four).toBeLessThan(one + 45 * 100)
  expect(four).toBeLessThan(2 ** 20)
})

test('what is read of a draft grows as the draft does', async () => {
  const shares = []
  for (const entries of [10, 20, 40]) {
    const content = new Blob([new Uint8Array(1000)])
    const files = Array.from({ length: entries }, (_, index) => ({ name: `${index}`, lastModified: 0, content }))
    const file = await buildDraftFile({ form: 'report', answers: {}, files }, title)
    shares.push((await reading(file)).bytes() / file.size)
  }
  for (const share of shares) expect(share).toBeLessThan(1.1)
})

test('a draft of more files, or of more bytes, than the form takes is refused as such', async () => {
  const many = Array.from({ length: mostFiles + 1 }, () => ({ name: 'a', lastModified: 0, content: new Blob([]) }))
  const whole: Draft = { form: 'report', answers: {}, files: many.slice(1) }
  expect((await opened(await buildDraftFile(whole, title))).files).toHaveLength(mostFiles)
  expect(await openDraftFile(await buildDraftFile({ ...whole, files: many }, title), 'report')).toBe('too-much')
  const part = new Blob([new Uint8Array(2 ** 24)])
  const parts = Array.from({ length: 4 }, () => ({ name: 'a', lastModified: 0, content: part }))
  expect(await openDraftFile(await buildDraftFile({ ...whole, files: parts }, title), 'report')).toBe('too-much')
})

test('a draft of the other form, or of a later version, says so', async () => {
  expect(await openDraftFile(await buildDraftFile(draft, title), 'contact')).toBe('other-form')
  const { fingerprintBytes } = await import('../finished/fingerprint.ts')
  const later = new TextEncoder().encode('{"format":"Quantum Reality Research draft","version":2,"form":"report"}')
  const entry = { path: 'draft.json', content: later, size: later.length, ...fingerprintBytes(later) }
  expect(await openDraftFile(zip([entry]), 'report')).toBe('newer')
})

test('a file that cannot be read says so; cancelling rejects', async () => {
  const gone = new Blob(['x'])
  gone.slice = () => Object.assign(new Blob(), { text: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  expect(await openDraftFile(gone, 'report')).toBe('unreadable')
  const signal = AbortSignal.abort()
  await expect(openDraftFile(await buildDraftFile(draft, title), 'report', { signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('every refusal says that nothing was changed', () => {
  for (const words of Object.values(draftFileWords)) expect(words).toContain('Nothing was changed.')
})
