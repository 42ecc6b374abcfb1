import { exifBlock } from './metadata/exif-block.ts'
import { box, deviceNotes, exampleFile, exifSegment, filmWith, jpegWith, tellingNotes } from './metadata/traces.ts'

/** A file as a visitor's device would hold it. */
export interface Sample {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const sample = (name: string, mimeType: string, buffer: Buffer): Sample => ({ name, mimeType, buffer })
const latin = (text: string) => Buffer.from(text, 'latin1')

export const hallway = sample('hallway.jpg', 'image/jpeg', exampleFile('plain.jpg'))
export const door = sample('door.png', 'image/png', exampleFile('plain.png'))
export const film = sample('film.mp4', 'video/mp4', exampleFile('film.mp4'))
export const notes = sample('notes.pdf', 'application/pdf', latin('%PDF-1.7\n%%EOF\n'))

/** What an iPhone gives, under the name it gives it when it thinks that JPG is wanted. */
export const heicNamedJpg = sample('IMG_0042.jpg', 'image/jpeg', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))
export const mov = sample('IMG_0043.MOV', 'video/quicktime', latin('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide'))
export const empty = sample('nothing.png', 'image/png', Buffer.alloc(0))
export const page = sample('page.pdf', 'application/pdf', latin('<!doctype html><script>alert(1)</script>'))
/** A PNG by its first byte that holds a page and an archive: it is filed as what it begins as. */
export const polyglot = sample(
  'both.png',
  'image/png',
  Buffer.concat([door.buffer, latin('<script>1</script>PK\x05\x06')]),
)

/** A photo that tells where, when and with what it was made: April 19, 2025, 9:14 pm, San Francisco. */
export const photo = sample(
  'photo.jpg',
  'image/jpeg',
  jpegWith(exampleFile('plain.jpg'), [exifSegment(exifBlock({ littleEndian: true }))]),
)
/** A film that tells where and with what. */
export const telltale = sample(
  'telltale.mp4',
  'video/mp4',
  filmWith([box('udta', Buffer.concat([tellingNotes['©xyz'] ?? Buffer.alloc(0), ...deviceNotes]))]),
)
