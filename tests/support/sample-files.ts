import { createExifBlock } from '../../packages/media-metadata/tests/support/exif-block.ts'
import {
  createBox,
  createExifSegment,
  createJpeg,
  createVideo,
  deviceNotes,
  locationUserData,
  readExampleFile,
} from '../../packages/media-metadata/tests/support/fixtures.ts'

/** A file on a visitor's device. */
export interface SampleFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const sample = (name: string, mimeType: string, buffer: Buffer): SampleFile => ({ name, mimeType, buffer })
const latin = (text: string) => Buffer.from(text, 'latin1')

export const hallway = sample('hallway.jpg', 'image/jpeg', readExampleFile('plain.jpg'))
export const door = sample('door.png', 'image/png', readExampleFile('plain.png'))
export const plainVideo = sample('film.mp4', 'video/mp4', readExampleFile('film.mp4'))
export const notes = sample('notes.pdf', 'application/pdf', latin('%PDF-1.7\n%%EOF\n'))

/** A HEIC file with the extension that an iPhone uses if it assumes that JPG is wanted. */
export const heicNamedJpg = sample('IMG_0042.jpg', 'image/jpeg', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))
export const mov = sample('IMG_0043.MOV', 'video/quicktime', latin('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide'))
export const empty = sample('nothing.png', 'image/png', Buffer.alloc(0))
export const htmlNamedPdf = sample('page.pdf', 'application/pdf', latin('<!doctype html><script>alert(1)</script>'))

/** A photo with location, time and device: April 19, 2025, 9:14 pm, San Francisco. */
export const photoWithMetadata = sample(
  'photo.jpg',
  'image/jpeg',
  createJpeg(readExampleFile('plain.jpg'), [createExifSegment(createExifBlock(true))]),
)
/** A video with a location and a device. */
export const videoWithMetadata = sample(
  'location.mp4',
  'video/mp4',
  createVideo([createBox('udta', Buffer.concat([locationUserData['©xyz'] ?? Buffer.alloc(0), ...deviceNotes]))]),
)
