import { expect, test } from '@playwright/test'
import { readMetadata } from '@quantum-reality/media-metadata'
import { phonePictures } from '../../../packages/media-metadata/tests/support/phone-pictures.ts'
import { describeMetadata, describeOtherParts, isRemovable } from './file-metadata.text.ts'

const none = { status: 'none' } as const
const unknown = { status: 'unknown' } as const
const place = { status: 'found', value: ['37.7749° N, 122.4194° W'] } as const
const report = { location: none, time: none, device: none, owner: none, otherParts: [], unknownParts: ['a part'] }

test('what a file records is named, and what it may record, without a word of parts that nobody can act on', () => {
  const unread = { ...report, device: unknown, owner: unknown }
  for (const [metadata, words, canRemove] of [
    [report, 'Records no place, time, device or name.', false],
    [{ ...report, location: place }, 'Records place.', true],
    [unread, 'May record device, name.', true],
    [{ ...unread, location: place }, 'Records place. May record device, name.', true],
    [{ ...report, otherParts: ['a film'] }, 'Records no place, time, device or name.', true],
  ] as const) {
    expect(describeMetadata({ format: 'jpeg', metadata })).toBe(words)
    expect(isRemovable(metadata), words).toBe(canRemove)
  }
  expect(describeMetadata({ format: 'pdf', metadata: undefined })).toBe('This page does not look into PDF files.')
})

test('what a phone puts behind a picture has its name before it is removed and after', async () => {
  for (const [name, [bytes, parts]] of Object.entries(phonePictures)) {
    const read = { format: 'jpeg', metadata: await readMetadata(new Uint8Array(bytes), 'jpeg') } as const
    for (const part of parts)
      for (const isCleaned of [false, true]) expect(describeOtherParts(read, isCleaned), name).toContain(part)
  }
  expect(describeOtherParts({ format: 'jpeg', metadata: report }, true)).toBe('')
})
