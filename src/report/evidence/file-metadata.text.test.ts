import { expect, test } from '@playwright/test'
import { readMetadata } from '@quantum-reality/media-metadata'
import { phonePictures } from '../../../packages/media-metadata/tests/support/phone-pictures.ts'
import { describeMetadata, describeOtherParts, isRemovable, listFacts } from './file-metadata.text.ts'

const none = { status: 'none' } as const
const unknown = { status: 'unknown' } as const
const place = { status: 'found', value: ['37.7749° N, 122.4194° W'] } as const
const report = { location: none, time: none, device: none, owner: none, otherParts: [], unknownParts: ['a part'] }

test('what a file records is named, and what it may record, without a word of parts that nobody can act on', () => {
  const unread = { ...report, device: unknown, owner: unknown }
  for (const [metadata, words, canRemove] of [
    [report, 'Records no place, time, device or name.', false],
    [{ ...report, location: place }, 'Records place.', true],
    [unread, 'May record device and name.', true],
    [{ ...unread, location: place }, 'Records place; perhaps a device and a name.', true],
    [{ ...report, otherParts: ['a film'] }, 'Records no place, time, device or name.', true],
  ] as const) {
    expect(describeMetadata({ format: 'jpeg', metadata })).toBe(words)
    expect(isRemovable(metadata), words).toBe(canRemove)
  }
  expect(describeMetadata({ format: 'pdf', metadata: undefined })).toBe('This page does not look into PDF files.')
})

test('each fact is shown with its value, in one line that is not a book, or with whether it may be there', () => {
  const list = (found: object) => listFacts({ ...report, ...found }).map(({ value }) => value)
  const time = { status: 'found', value: { value: '2025-04-19T21:14:05', zone: 'utc', precision: 'second' } }
  const value = `\u202eO\u0000wner\n${'x'.repeat(10_000)}`
  expect(list({ location: place, time, device: unknown, owner: { status: 'found', value } })).toEqual([
    '37.7749°\u00a0N, 122.4194°\u00a0W',
    'April 19, 2025, 9:14:05\u00a0pm UTC',
    'perhaps',
    `O_wner_${'x'.repeat(73)}…`,
  ])
  const day = { status: 'found', value: { value: '2025-04-19', zone: 'local', precision: 'day' } }
  expect(list({ time: day })).toEqual(['none', 'April 19, 2025', 'none', 'none'])
})

test('what a phone puts behind a picture has its name before it is removed and after', async () => {
  for (const [name, [bytes, parts]] of Object.entries(phonePictures)) {
    const metadata = await readMetadata(new Uint8Array(bytes), 'jpeg')
    for (const part of parts)
      for (const isCleaned of [false, true]) expect(describeOtherParts(metadata, isCleaned), name).toContain(part)
  }
  expect(describeOtherParts(report, false)).toBe('')
})
