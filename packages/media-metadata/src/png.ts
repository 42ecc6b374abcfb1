import { ByteWriter, concatBytes, encodeLatin1, isZeroFilled } from './bytes.ts'
import { pack, Unpacker } from './compression.ts'
import { cleanExif, readExif } from './exif.ts'
import { isSafeName } from './format-values.ts'
import { cleanIcc, readIcc } from './icc.ts'
import type { MetadataFinding, MetadataRemoval } from './metadata-report.ts'
import { isImageChunk, type PngChunk, readPngChunks, writePngChunk } from './png-chunks.ts'
import { readChangeTime, readPngText, readTextMetadata, unpackProfile } from './png-text.ts'

/** A new Exif block and a new profile can be longer than the old ones. */
const maxNewBytes = 2 ** 21

/**
 * Reads what a PNG records: in Exif, XMP, its texts, its time, its color profile, and in what follows the picture. Throws
 * UncleanableError where there is not one picture.
 */
export async function* readPng(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<MetadataFinding, void, void> {
  const unpacker = new Unpacker()
  let reached = 0
  for (const chunk of readPngChunks(bytes)) {
    reached = chunk.end
    if (!isImageChunk(chunk)) yield* await readChunk(chunk, unpacker)
  }
  if (!isZeroFilled(bytes.subarray(reached))) yield { unknownParts: ['something behind the picture'] }
}

async function readChunk({ type, content }: PngChunk, unpacker: Unpacker): Promise<MetadataFinding[]> {
  if (type === 'eXIf') return readExif(content)
  if (type === 'tIME') return [readChangeTime(content)]
  if (type === 'iCCP') return [readIcc(await unpackProfile(content, unpacker))]
  const text = await readPngText(type, content, unpacker)
  return [text ? readTextMetadata(text) : { unknownParts: [`a block called ${type.replace(/\W/g, '') || 'nothing'}`] }]
}

/**
 * Returns a PNG without its metadata: the chunks of the picture, its colors and its transparency. Without its location
 * alone, it keeps texts that state a time or a program and nothing else; times in UTC go, such as that of its last change,
 * because beside a local time they state the offset. What follows the picture goes. Throws UncleanableError.
 */
export async function cleanPng(
  bytes: Uint8Array<ArrayBuffer>,
  removal: MetadataRemoval,
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacker = new Unpacker()
  const copy = new ByteWriter(bytes.length + maxNewBytes)
  copy.write(bytes.subarray(0, 8))
  // A second block or profile is not allowed (PNG third edition, section 5.6).
  const kept = new Set<string>()
  for (const chunk of readPngChunks(bytes)) {
    const { type, content } = chunk
    if (isImageChunk(chunk)) copy.write(chunk.bytes)
    else if (type === 'iCCP' && !kept.has(type)) copy.write(await cleanProfile(content, unpacker))
    else if (type === 'tEXt' && removal === 'location') copy.write(await cleanText(content, unpacker))
    else if (type === 'eXIf' && !kept.has(type)) {
      const exif = cleanExif(content, removal)
      if (exif) copy.write(writePngChunk(type, exif))
    }
    kept.add(type)
  }
  return copy.getBytes()
}

async function cleanProfile(content: Uint8Array<ArrayBuffer>, unpacker: Unpacker): Promise<Uint8Array> {
  const profile = cleanIcc(await unpackProfile(content, unpacker))
  return writePngChunk('iCCP', concatBytes([encodeLatin1('icc\0\0'), await pack(profile)]))
}

/** A text that states a device and nothing else, or a time, without its offset from UTC. */
async function cleanText(content: Uint8Array<ArrayBuffer>, unpacker: Unpacker): Promise<Uint8Array> {
  const text = await readPngText('tEXt', content, unpacker)
  const { time, device = '' } = text ? readTextMetadata(text) : {}
  if (text && time?.zone === 'local') return writePngChunk('tEXt', encodeLatin1(`${text.keyword}\0${time.value}`))
  return isSafeName(device) ? writePngChunk('tEXt', content) : new Uint8Array()
}
