import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { exampleSubmission } from '../../../tests/support/example-report.ts'
import { unzip } from '../../../tests/support/unzip.ts'
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
