/** A file as a visitor's device would hold it. */
export interface Sample {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const sample = (name: string, mimeType: string, buffer: Buffer): Sample => ({ name, mimeType, buffer })
const latin = (text: string) => Buffer.from(text, 'latin1')

/** 16 by 16 pixels, gray. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6srLZ2eD/////xABKAAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQgAEAAQAwEiAAIRAAMRAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'base64',
)
/** One black pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

export const hallway = sample('hallway.jpg', 'image/jpeg', jpeg)
export const door = sample('door.png', 'image/png', png)
export const film = sample('film.mp4', 'video/mp4', latin('\0\0\0\x18ftypisom\0\0\x02\0isommp41\0\0\0\x08mdat'))
export const notes = sample('notes.pdf', 'application/pdf', latin('%PDF-1.7\n%%EOF\n'))

/** What an iPhone gives, under the name it gives it when it thinks that JPG is wanted. */
export const heicNamedJpg = sample('IMG_0042.jpg', 'image/jpeg', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))
export const mov = sample('IMG_0043.MOV', 'video/quicktime', latin('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide'))
export const empty = sample('nothing.png', 'image/png', Buffer.alloc(0))
export const page = sample('page.pdf', 'application/pdf', latin('<!doctype html><script>alert(1)</script>'))
/** A PNG by its first byte that holds a page and an archive: it is filed as what it begins as. */
export const polyglot = sample('both.png', 'image/png', Buffer.concat([png, latin('<script>1</script>PK\x05\x06')]))
