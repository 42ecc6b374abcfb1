import { expect, test } from '@playwright/test'
import { readMetadata } from '@quantum-reality/media-metadata'
import { readExampleFile } from '../../../packages/media-metadata/tests/support/fixtures.ts'
import { phonePictures } from '../../../packages/media-metadata/tests/support/phone-pictures.ts'
import { describeCleanedCopy, describeMetadata, isRemovable } from './file-metadata.text.ts'

const none = { status: 'none' } as const
const place = { status: 'found', value: ['37.7749° N, 122.4194° W'] } as const
const report = { location: none, time: none, device: none, owner: none, otherParts: [], unknownParts: ['a part'] }

test('what a file contains is named, and what it may contain, without a word of parts that nobody can act on', () => {
  expect(describeMetadata(report, 'png')).toBe('This picture contains no place, time, device or owner.')
  expect(isRemovable(report)).toBe(false)
  expect(describeMetadata({ ...report, location: place }, 'jpeg')).toBe('This photo contains the place.')
  const unknown = { status: 'unknown' } as const
  const unread = { ...report, device: unknown, owner: unknown }
  expect(describeMetadata(unread, 'mp4')).toBe('This video may contain your device or your name.')
  const both = describeMetadata({ ...unread, location: place, otherParts: ['a second picture'] }, 'jpeg')
  expect(both).toBe('This photo contains the place and a second picture. It may contain your device or your name.')
})

test('what a phone puts behind a picture has its name before it is removed and after', async () => {
  for (const [name, [bytes, parts]] of Object.entries(phonePictures)) {
    const metadata = await readMetadata(new Uint8Array(bytes), 'jpeg')
    for (const part of parts) {
      expect(describeMetadata(metadata, 'jpeg'), name).toContain(part)
      expect(describeCleanedCopy(metadata, 'jpeg'), name).toContain(part)
    }
    expect(describeCleanedCopy(metadata, 'jpeg'), name).not.toContain('as it was')
  }
  const plain = await readMetadata(new Uint8Array(readExampleFile('plain.jpg')), 'jpeg')
  expect(describeCleanedCopy(plain, 'jpeg')).toContain('The picture is as it was.')
})
