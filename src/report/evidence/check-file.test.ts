import { expect, test } from '@playwright/test'
import { formatBytes, maxEvidenceBytes, maxEvidenceFiles } from './byte-size.ts'
import { checkFile } from './check-file.ts'

const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])
const small = new File([jpegHead], 'small.jpg')

/** Returns a file of this many bytes that begins like a JPEG. */
function sized(bytes: number): File {
  return new File([jpegHead, new Uint8Array(bytes - jpegHead.length)], 'sized.jpg')
}

/** Returns a file whose first bytes come as this says. */
function late(arrayBuffer: () => Promise<ArrayBuffer>): File {
  return Object.assign(new File([jpegHead], 'cloud.jpg'), {
    slice: () => Object.assign(new Blob(), { arrayBuffer }),
  })
}

test('all files together may have so many bytes, and so many may be added, whatever became of others', async () => {
  const files = (count: number) => Array.from({ length: count }, () => small)
  for (const [accepted, file, expected] of [
    [[], sized(maxEvidenceBytes), 'jpeg'],
    [[], sized(maxEvidenceBytes + 1), 'too-much'],
    [[sized(maxEvidenceBytes)], small, 'too-much'],
    [[sized(maxEvidenceBytes - 8)], small, 'jpeg'],
    [[sized(maxEvidenceBytes)], new File(['GIF89a'], 'a.gif'), 'gif'],
    [files(maxEvidenceFiles - 1), small, 'jpeg'],
    [files(maxEvidenceFiles), small, 'too-many'],
  ] as const)
    expect(await checkFile(file, accepted)).toBe(expected)
})

test('a folder, a file that was moved, and one whose bytes never come cannot be read', async () => {
  const gone = late(() => Promise.reject(new DOMException('', 'NotFoundError')))
  expect(await checkFile(gone, [sized(maxEvidenceBytes)])).toBe('unreadable')
  const { setTimeout: original } = globalThis
  globalThis.setTimeout = ((run: () => void) => original(run)) as typeof setTimeout
  const format = await checkFile(
    late(() => new Promise(() => {})),
    [],
  )
  globalThis.setTimeout = original
  expect(format).toBe('unreadable')
})

test('sizes are formatted for people, in steps of 1,000, and no line ends within one', () => {
  const sizes = [1, 999, 1000, 999_499, 1_000_000, 1_450_000].map(formatBytes)
  expect(sizes).toEqual(
    ['1 byte', '999 bytes', '1 kB', '999 kB', '1 MB', '1.5 MB'].map((size) => size.replace(' ', '\u00a0')),
  )
})
