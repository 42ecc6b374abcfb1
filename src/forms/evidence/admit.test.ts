import { expect, test } from '@playwright/test'
import { evidenceLimit, mostFiles, sizeWords } from '../bytes/byte-size.ts'
import { admit } from './admit.ts'

const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])

function file(name: string, content: BlobPart = jpegHead, lastModified = 0): File {
  return new File([content], name, { lastModified })
}
/** A real file of this many bytes that begins like a JPEG. */
function sized(name: string, bytes: number): File {
  return new File([jpegHead, new Uint8Array(bytes - jpegHead.length)], name, { lastModified: bytes })
}

test('a refused file never costs another, and what was held stays in its order', async () => {
  const { held: before } = await admit([], [file('one.jpg')])
  const { held, refused } = await admit(before, [file('two.gif', 'GIF89a'), file('three.jpg'), file('four.jpg', '')])
  expect(held.map((item) => item.file.name)).toEqual(['one.jpg', 'three.jpg'])
  expect(held[0]).toBe(before[0])
  expect(new Set(held.map((item) => item.id)).size).toBe(2)
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['two.gif', 'gif'],
    ['four.jpg', 'empty'],
  ])
})

test('nothing offered, nothing lost', async () => {
  const { held } = await admit([], [file('one.jpg')])
  expect(await admit(held, [])).toEqual({ held, refused: [] })
})

test('the limit is 52,428,800 bytes for all files together, to the byte', async () => {
  const whole = await admit([], [sized('whole.jpg', evidenceLimit)])
  expect(whole.refused).toEqual([])
  const above = await admit([], [sized('above.jpg', evidenceLimit + 1)])
  expect(above.refused[0]?.why).toBe('“above.jpg” is 50.1 MB. All files together may hold 50 MB.')
  const last = await admit(whole.held, [file('last.jpg')])
  expect(last.refused[0]?.why).toBe('“last.jpg” needs 8 bytes. Room left of the 50 MB: 0 bytes.')
  expect(last.held).toEqual(whole.held)
})

test('no more files are taken than a draft file may hold', async () => {
  const { held, refused } = await admit(
    [],
    Array.from({ length: mostFiles + 1 }, (_, index) => file(`${index}.jpg`)),
  )
  expect(held).toHaveLength(mostFiles)
  expect(refused.map(({ why }) => why)).toEqual(['“1000.jpg” is one file too many. The form takes 1,000.'])
})

test('a smaller file still fits after a larger one did not', async () => {
  const { held, refused } = await admit(
    [],
    [sized('a.jpg', evidenceLimit - 20), sized('b.jpg', 21), sized('c.jpg', 20)],
  )
  expect(held.map((item) => item.file.name)).toEqual(['a.jpg', 'c.jpg'])
  expect(refused[0]?.why).toBe('“b.jpg” needs 21 bytes. Room left of the 50 MB: 20 bytes.')
})

test('the same file twice is kept once; two pasted pictures of one name are both kept', async () => {
  const { held, refused } = await admit([], [file('image.png'), file('image.png'), file('image.png', jpegHead, 1)])
  expect(held).toHaveLength(2)
  expect(refused[0]?.reason).toBe('held')
})

test('a folder, or a file moved since, is refused with what to do', async () => {
  const folder = file('photos')
  folder.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  const { refused } = await admit([], [folder, file('one.jpg')])
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ reason: 'unreadable', why: '“photos” could not be read.' })
})

test('HEIC and MOV are told how to become something that can be filed', async () => {
  const heic = new Uint8Array([0, 0, 0, 16, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])
  const mov = new Uint8Array([0, 0, 0, 16, ...new TextEncoder().encode('ftypqt  '), 0, 0, 0, 0])
  const { refused } = await admit([], [file('IMG_1.JPG', heic), file('IMG_2.heic', heic), file('IMG_3.MOV', mov)])
  expect(refused.map(({ why }) => why)).toEqual([
    '“IMG_1.JPG” is an HEIC photo, whatever its name says.',
    '“IMG_2.heic” is an HEIC photo.',
    '“IMG_3.MOV” is a QuickTime video (MOV).',
  ])
  expect(refused[0]?.help).toContain('Convert Image')
  expect(refused[2]?.help).toContain('iMovie')
})

test('a file that is nothing we know is told apart from one that pretends', async () => {
  const { refused } = await admit(
    [],
    [file('notes.txt', 'notes'), file('scan.PDF', 'notes'), file('photo.jpg', '\xff')],
  )
  expect(refused.map(({ why }) => why)).toEqual([
    '“notes.txt” is not a JPG, PNG, MP4 or PDF.',
    '“scan.PDF” is named like a PDF, but does not begin like one.',
    '“photo.jpg” is named like a JPG, but does not begin like one.',
  ])
})

test('sizes read as people write them', () => {
  expect([1, 1023, 1024, 1_048_000, 2 ** 20, 1_500_000, evidenceLimit].map(sizeWords)).toEqual([
    '1 byte',
    '1023 bytes',
    '1 kB',
    '1023 kB',
    '1 MB',
    '1.4 MB',
    '50 MB',
  ])
})
