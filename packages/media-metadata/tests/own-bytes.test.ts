// What a caller passes stays as it is, in whichever memory it lies.
import { expect, test } from '@playwright/test'
import { type MediaBytes, type MediaFormat, readMetadata, removeMetadata } from '../src/media-metadata.ts'
import { picturesWithLocationBehind } from './support/phone-pictures.ts'
import { getFormat } from './support/reading.ts'
import { filmsWithLocation, jpegsWithLocation, pngsWithLocation } from './support/samples.ts'

const files = Object.values({
  ...jpegsWithLocation,
  ...picturesWithLocationBehind,
  ...pngsWithLocation,
  ...filmsWithLocation,
})

/** Puts bytes at an offset of some memory, with other bytes around them. */
function place<Memory extends ArrayBufferLike>(bytes: Uint8Array, memory: Memory): Memory {
  new Uint8Array(memory).fill(0xaa)
  new Uint8Array(memory).set(bytes, 7)
  return memory
}

/** Each returns what is passed, and all of the memory in which it lies. */
const callers: Readonly<Record<string, (bytes: Uint8Array) => readonly [passed: MediaBytes, memory: ArrayBufferLike]>> =
  {
    'a Buffer, as readFile returns it': (bytes) => {
      const passed = Buffer.from(Uint8Array.from(bytes).buffer)
      return [passed, passed.buffer]
    },
    'a part of a Buffer': (bytes) => {
      const memory = place(bytes, new ArrayBuffer(bytes.length + 20))
      return [Buffer.from(memory).subarray(7, 7 + bytes.length), memory]
    },
    'a Uint8Array': (bytes) => {
      const passed = Uint8Array.from(bytes)
      return [passed, passed.buffer]
    },
    'a part of a Uint8Array': (bytes) => {
      const memory = place(bytes, new ArrayBuffer(bytes.length + 20))
      return [new Uint8Array(memory).subarray(7, 7 + bytes.length), memory]
    },
    'another view': (bytes) => {
      const memory = place(bytes, new ArrayBuffer(bytes.length + 20))
      return [new DataView(memory, 7, bytes.length), memory]
    },
    'a view of shared memory': (bytes) => {
      const memory = place(bytes, new SharedArrayBuffer(bytes.length + 20))
      return [new Uint8Array(memory, 7, bytes.length), memory]
    },
    'an ArrayBuffer': (bytes) => {
      const { buffer } = Uint8Array.from(bytes)
      return [buffer, buffer]
    },
  }

for (const [name, pass] of Object.entries(callers))
  test(`${name} is read like any other, and nothing in its memory is changed`, async () => {
    for (const bytes of files) {
      const format = getFormat(bytes)
      const [passed, memory] = pass(bytes)
      const before = Buffer.from(new Uint8Array(memory)).toString('hex')
      expect((await readMetadata(passed, format)).location.status).not.toBe('none')
      await removeMetadata(passed, format)
      expect(Buffer.from(new Uint8Array(memory)).toString('hex')).toBe(before)
    }
  })

test('a format that is not read, or what has no bytes, is an error that says so', async () => {
  for (const call of [readMetadata, removeMetadata]) {
    for (const format of ['jpg', 'heic', '', 'constructor'] as string[] as MediaFormat[])
      await expect(call(Buffer.from('x'), format)).rejects.toThrow(
        new TypeError(`Unknown format "${format}". Formats are jpeg, png, mp4.`),
      )
    for (const bytes of ['photo.jpg', 5, undefined, [0xff, 0xd8]] as unknown as MediaBytes[])
      await expect(call(bytes, 'jpeg')).rejects.toThrow(/must be an ArrayBuffer/)
  }
})
