import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { detectFileFormat, type FileFormat } from './file-format.ts'

fc.configureGlobal({ seed: 1 })

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (text: string) => `\0\0\0${String.fromCharCode(text.length + 4)}${text}`
const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xdb'
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89'
const mp4 = box('ftypisom\0\0\x02\0isomiso2avc1mp41')
const pdf = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
const detect = (text: string) => detectFileFormat(new Blob([latin(text)]))

const files: readonly (readonly [string, FileFormat, string])[] = [
  ['a JFIF picture', 'jpeg', jpeg],
  ['a camera’s Exif picture', 'jpeg', `\xff\xd8\xff\xe1\0\x08Exif\0\0`],
  ['a PNG', 'png', png],
  ['an MP4 from a camera', 'mp4', box('ftypmp42\0\0\0\0isommp42')],
  ['an MP4 whose major brand is a maker’s own', 'mp4', box('ftypXAVC\x01\0\x1f\xffXAVCmp42iso2')],
  ['a film of a phone of 2006', 'mp4', box('ftyp3gp4\0\0\0\x003gp4')],
  ['a film of a phone for CDMA', 'mp4', box('ftyp3g2a\0\0\0\x003g2a')],
  ['a film that names its codec, AV1', 'mp4', box('ftypav01\0\0\0\0av01')],
  ['a film that names its codec, HEVC', 'mp4', box('ftyphvc1\0\0\0\0hvc1')],
  ['a film for streaming', 'mp4', box('ftypcmfc\0\0\0\0cmfccmf2')],
  ['a film behind free space', 'mp4', `${box(`free${'\0'.repeat(99)}`)}${box('skip')}${mp4}`],
  ['a QuickTime film behind free space', 'mov', `${box('wide')}${box('mdat\0\0\0\0')}`],
  ['free space alone', 'unknown', box('free\0\0\0\0')],
  ['free space that is not all there', 'truncated', `\0\0\x7f\0free${'\0'.repeat(9)}`],
  ['free space that contradicts itself', 'unknown', `\0\0\0\x04free${mp4}`],
  ['a film with the brand of a maker alone', 'unknown', box('ftypXAVC\x01\0\x1f\xff')],
  ['a PDF', 'pdf', pdf],
  ['an iPhone photo', 'heic', box('ftypheic\0\0\0\0mif1heic')],
  ['an iPhone burst', 'heic', box('ftypmsf1\0\0\0\0msf1hevc')],
  ['an AVIF that also keeps to mif1', 'avif', box('ftypmif1\0\0\0\0mif1avif')],
  ['an iPhone film', 'mov', box('ftypqt  \0\0\0\0qt  ')],
  ['a QuickTime film that also claims MP4', 'mov', box('ftypqt  \0\0\0\0mp42')],
  ['a QuickTime film with the brand of a maker', 'mov', box('ftypniko\0\0\0\0nikoqt  ')],
  ['a QuickTime film of 1999', 'mov', box('moov\0\0\0\0mvhd')],
  ['a WebP', 'webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['a sound in RIFF', 'unknown', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a GIF', 'gif', 'GIF89a\x01\0'],
  ['a TIFF, little endian', 'tiff', 'II*\0\x08\0\0\0'],
  ['a TIFF, big endian', 'tiff', 'MM\0*\0\0\0\x08'],
  ['a Word document', 'zip', 'PK\x03\x04\x14\0'],
  ['an empty ZIP', 'zip', 'PK\x05\x06\0\0'],
  ['a song', 'unknown', box('ftypM4A \0\0\0\0isommp42')],
  ['a Canon raw photo', 'unknown', box('ftypcrx \0\0\0\x01crx isom')],
  ['a program', 'unknown', 'MZ\x90\0'],
  ['a page', 'unknown', '<!doctype html>%PDF-1.7'],
  ['nothing', 'empty', ''],
  ['a GIF that is a PDF, too', 'gif', `GIF89a/*${pdf}`],
  ['a picture that is a ZIP, too', 'jpeg', `${jpeg}PK\x03\x04`],
  ['a PDF that is a ZIP, too', 'pdf', `${pdf}PK\x03\x04`],
  ['a ZIP that is a PDF, too', 'zip', `PK\x03\x04${pdf}`],
  ['a JPEG whose first segment contradicts itself', 'unknown', `\xff\xd8\xff\xe0\0\x01JFIF`],
  ['a JPEG whose first segment is not all there', 'truncated', `\xff\xd8\xff\xe0\xff\xffJFIF`],
  ['a JPEG without a segment', 'unknown', `\xff\xd8\xff\xd9${'\0'.repeat(40)}`],
  ['a PNG without its header', 'unknown', png.replace('IHDR', 'IDAT')],
  ['an MP4 that is not all there', 'truncated', mp4.replace('\0\0\0', '\x7f\0\0')],
  ['an MP4 that contradicts itself', 'unknown', `\0\0\0\x04ftypisom\0\0\0\0isom`],
]

test('the first bytes tell the format', async () => {
  for (const [name, format, text] of files) expect.soft(await detect(text), name).toBe(format)
})

test('the beginning of a file is never taken for another format', async () => {
  const whole = { jpeg, png, mp4, pdf }
  for (const [kind, text] of Object.entries(whole))
    for (let length = 1; length < text.length; length += 1)
      expect(['truncated', 'unknown', kind], `${length} bytes of ${kind}`).toContain(
        await detect(text.slice(0, length)),
      )
})

test('arbitrary bytes get a format or none, without an error', async () => {
  const start = fc.constantFrom('', ...files.map(([, , text]) => text))
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 600 }), async (text, rest) => {
      const format = await detectFileFormat(new Blob([latin(text), rest as Uint8Array<ArrayBuffer>]))
      expect(format).toMatch(/^[a-z0-9]+$/)
    }),
  )
})
