import { expect, test } from '@playwright/test'
import { acceptFiles } from './accept-files.ts'
import { formatBytes, maxEvidenceBytes, maxEvidenceFiles } from './byte-size.ts'
import { type AcceptedFile, isRefused } from './evidence-file.ts'

const limit = formatBytes(maxEvidenceBytes)
let count = 0

/** Checks chosen files against the accepted ones; returns both kinds, in order. */
async function check(accepted: readonly AcceptedFile[], files: readonly File[]) {
  const chosen = files.map((file) => ({
    id: `${++count}`,
    name: file.name,
    file,
    shouldClean: false,
    outcome: 'unchecked' as const,
  }))
  const decided = await acceptFiles(accepted, chosen)
  return {
    accepted: [...accepted, ...decided.filter((file) => file.outcome === 'unread')],
    rejected: decided.filter(isRefused).map(({ name, rejection }) => ({ name, ...rejection })),
  }
}

const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])

function file(name: string, content: BlobPart = jpegHead, lastModified = 0): File {
  return new File([content], name, { lastModified })
}
/** Returns a file of this many bytes that begins like a JPEG. */
function sized(name: string, bytes: number): File {
  return new File([jpegHead, new Uint8Array(bytes - jpegHead.length)], name, { lastModified: bytes })
}

test('a rejected file does not affect others, and accepted files keep their order', async () => {
  const { accepted: before } = await check([], [file('one.jpg')])
  const { accepted, rejected } = await check(before, [
    file('two.gif', 'GIF89a'),
    file('three.jpg'),
    file('four.jpg', ''),
  ])
  expect(accepted.map((item) => item.file.name)).toEqual(['one.jpg', 'three.jpg'])
  expect(accepted[0]).toBe(before[0])
  expect(new Set(accepted.map((item) => item.id)).size).toBe(2)
  expect(rejected.map(({ name, reason }) => [name, reason])).toEqual([
    ['two.gif', 'gif'],
    ['four.jpg', 'empty'],
  ])
})

test('the limit holds for all files together, to the byte', async () => {
  const whole = await check([], [sized('whole.jpg', maxEvidenceBytes)])
  expect(whole.rejected).toEqual([])
  const above = await check([], [sized('above.jpg', maxEvidenceBytes + 1)])
  expect(above.rejected[0]?.message).toBe(
    `“above.jpg” is ${maxEvidenceBytes / 2 ** 20}.1 MB. All files together may hold ${limit}.`,
  )
  // Without the other file it would not fit either.
  const beside = await check((await check([], [file('small.jpg')])).accepted, [
    sized('above.jpg', maxEvidenceBytes + 1),
  ])
  expect(beside.rejected[0]?.message).toBe(above.rejected[0]?.message)
  const last = await check(whole.accepted, [file('last.jpg')])
  expect(last.rejected[0]?.message).toBe(`“last.jpg” needs 8 bytes. Room left of the ${limit}: 0 bytes.`)
  expect(last.accepted).toEqual(whole.accepted)
})

test('no more files are accepted than the limit', async () => {
  const { accepted, rejected } = await check(
    [],
    Array.from({ length: maxEvidenceFiles + 1 }, (_, index) => file(`${index}.jpg`)),
  )
  expect(accepted).toHaveLength(maxEvidenceFiles)
  expect(rejected.map(({ message }) => message)).toEqual([
    `“${maxEvidenceFiles}.jpg” is one file too many. The form takes ${maxEvidenceFiles}.`,
  ])
})

test('a smaller file still fits after a larger one did not', async () => {
  const { accepted, rejected } = await check(
    [],
    [sized('a.jpg', maxEvidenceBytes - 20), sized('b.jpg', 21), sized('c.jpg', 20)],
  )
  expect(accepted.map((item) => item.file.name)).toEqual(['a.jpg', 'c.jpg'])
  expect(rejected[0]?.message).toBe(`“b.jpg” needs 21 bytes. Room left of the ${limit}: 20 bytes.`)
})

test('a folder, or a file that was moved, is rejected with help', async () => {
  const folder = file('photos')
  folder.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  const { rejected } = await check([], [folder, file('one.jpg')])
  expect(rejected).toHaveLength(1)
  expect(rejected[0]).toMatchObject({ reason: 'unreadable', message: '“photos” could not be read.' })
})

test('a file whose bytes never come is rejected, and keeps no other one waiting', async () => {
  const late = file('cloud.jpg')
  late.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) })
  const { setTimeout: original } = globalThis
  globalThis.setTimeout = ((run: () => void) => original(run)) as typeof setTimeout
  const { accepted, rejected } = await check([], [late, file('one.jpg')])
  globalThis.setTimeout = original
  expect(rejected).toMatchObject([{ name: 'cloud.jpg', reason: 'unreadable' }])
  expect(accepted.map(({ name }) => name)).toEqual(['one.jpg'])
})

test('a file in an unknown format has another reason than one with a wrong extension', async () => {
  const { rejected } = await check(
    [],
    [file('notes.txt', 'notes'), file('scan.PDF', 'notes'), file('photo.jpg', '\xff')],
  )
  expect(rejected.map(({ message }) => message)).toEqual([
    expect.stringContaining('“notes.txt” is in no format that we recognize: JPG, '),
    '“scan.PDF” is named like PDF files, but is none that we recognize.',
    '“photo.jpg” is named like JPG files, but is none that we recognize.',
  ])
})

test('sizes are formatted for people', () => {
  expect([1, 1023, 1024, 1_048_000, 2 ** 20, 1_500_000].map(formatBytes)).toEqual([
    '1 byte',
    '1023 bytes',
    '1 kB',
    '1023 kB',
    '1 MB',
    '1.4 MB',
  ])
})
