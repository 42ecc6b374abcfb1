import { expect, test } from '@playwright/test'
import { readMetadata } from '@quantum-reality/media-metadata'
import { readExampleFile } from '../../../packages/media-metadata/tests/support/fixtures.ts'
import { phonePictures } from '../../../packages/media-metadata/tests/support/phone-pictures.ts'
import { describeCleanedCopy, describeMetadata } from './file-metadata.text.ts'

test('what a phone puts behind a picture has its name before it is removed and after', async () => {
  for (const [name, [bytes, parts]] of Object.entries(phonePictures)) {
    const metadata = await readMetadata(new Uint8Array(bytes), 'jpeg')
    for (const part of parts) {
      expect(describeMetadata(metadata), name).toContain(part)
      expect(describeCleanedCopy(metadata, 'jpeg'), name).toContain(part)
    }
    expect(describeCleanedCopy(metadata, 'jpeg'), name).not.toContain('as it was')
  }
  const plain = await readMetadata(new Uint8Array(readExampleFile('plain.jpg')), 'jpeg')
  expect(describeCleanedCopy(plain, 'jpeg')).toContain('The picture is as it was.')
})
