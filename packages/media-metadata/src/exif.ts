import { decodeLatin1, encodeLatin1, isZeroFilled, readText } from './bytes.ts'
import type { Findings } from './findings.ts'
import { type IfdEntry, readNumbers, readTiff, type Tiff, textTypes } from './tiff.ts'
import { formatCoordinates, formatDeviceName, parseTime } from './values.ts'

const parseTags = (tags: string) => tags.split(' ').map((tag) => Number.parseInt(tag, 16))
const [orientationTag, makeTag, modelTag, makerNoteTag] = [0x0112, 0x010f, 0x0110, 0x927c] as const
/** When it was taken, digitized, changed. */
const timeTags = [0x9003, 0x9004, 0x0132]
/** Camera, lens, program, computer, firmware. */
const programTags = parseTags('c614 a434 a433 13c 131 a439 a43a a43b a43c b')
const serialTags = parseTags('a431 c62f a435')
const ownerTags = parseTags('a430 13b 8298 a437 a438')
/** Names, times to the fraction of a second, offsets from UTC, serial numbers, interoperability. */
const textTags = [
  ...[makeTag, modelTag, ...timeTags, ...programTags, ...serialTags, ...ownerTags],
  ...parseTags('9290 9291 9292 9010 9011 9012 a420 1'),
]
/** Numbers about exposure, lens, picture and thumbnail, and versions (Exif 3.0, sections 4.6.3 to 4.6.6). */
const numberTags = parseTags(
  '2 103 112 11a 11b 128 201 202 213 829a 829d 8822 8827 8830 8831 8832 8833 9000 9101 9102 9201 9202 9203 9204 9205 9206 9207 9208 9209 920a 9214 a000 a001 a002 a003 a20e a20f a210 a217 a300 a301 a401 a402 a403 a404 a405 a406 a407 a408 a409 a40a a40c a432',
)
const unknownFields = 'parts of the camera record (Exif)'

/** Reports what an Exif block records, and returns one with its orientation alone; undefined if it has none. */
export function cleanExif(bytes: Uint8Array, findings: Findings): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes)
  if (!tiff || tiff.isDamaged) findings.addUnknown(unknownFields)
  if (!tiff) return undefined
  const { ifd0, ifd1, littleEndian } = tiff
  reportFields(tiff, findings)
  reportGps(tiff, findings)
  if (ifd1.length > 0) findings.addOther('a thumbnail')
  const entry = ifd0.find(({ tag }) => tag === orientationTag)
  const [orientation = 0] = entry?.type === 3 && entry.count === 1 ? readNumbers(entry, littleEndian) : []
  return orientation >= 1 && orientation <= 8 ? createOrientationBlock(orientation) : undefined
}

function createOrientationBlock(orientation: number): Uint8Array<ArrayBuffer> {
  return encodeLatin1(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`)
}

function reportFields({ ifd0, exif, ifd1 }: Tiff, findings: Findings): void {
  const fields = [...ifd0, ...exif, ...ifd1].filter(({ value }) => !isBlank(value))
  const readTexts = (...tags: readonly number[]) =>
    tags.flatMap((tag) => fields.filter((field) => field.tag === tag).map(({ value }) => readText(value)))
  const [make] = readTexts(makeTag)
  const [model] = readTexts(modelTag)
  const [program] = readTexts(...programTags)
  const serials = readTexts(...serialTags).join(', ')
  const name = formatDeviceName(make, model) ?? formatDeviceName('', program)
  findings.addDevice([name, serials && `serial number ${serials}`].filter(Boolean).join(', '))
  findings.addOwner(readTexts(...ownerTags).find(Boolean))
  // Cameras whose clock is not set write zeros.
  for (const text of readTexts(...timeTags).filter((text) => /[1-9]/.test(text))) findings.addTimeText(text)
  for (const field of fields)
    if (!isUnderstood(field))
      findings.addUnknown(field.tag === makerNoteTag ? 'the camera maker’s private notes' : unknownFields)
}

/** Returns whether a field is what its tag states: a few numbers, or a name. */
function isUnderstood({ tag, type, count, value }: IfdEntry): boolean {
  if (!textTypes.includes(type) || (type === 7 && value.length <= 4)) return numberTags.includes(tag) && count <= 16
  const end = value.includes(0) ? value.indexOf(0) : value.length
  const isName = type !== 7 && value.length <= 200 && /^\P{C}*$/u.test(readText(value))
  return isName && textTags.includes(tag) && isBlank(value.subarray(end))
}

/** Returns whether a value has nothing but perhaps a character code (Exif 3.0, section 4.6.6). */
const isBlank = (value: Uint8Array) => /^(ASCII|UNICODE|JIS)?[\0 ]*$/.test(decodeLatin1(value))

/** Reports a position only with its hemispheres and a valid fix (Exif 3.0, section 4.6.7). */
function reportGps({ gps, littleEndian }: Tiff, findings: Findings): void {
  const fields = new Map(gps.filter(({ value }) => !isZeroFilled(value)).map((field) => [field.tag, field]))
  const getText = (tag: number) => readText(fields.get(tag)?.value ?? new Uint8Array())
  const getNumbers = (tag: number) => {
    const field = fields.get(tag)
    return field ? readNumbers(field, littleEndian) : []
  }
  const getDegrees = (tag: number, letters: string) => {
    const [degrees = Number.NaN, minutes = 0, seconds = 0] = getNumbers(tag)
    const side = letters.indexOf(
      getText(tag - 1)
        .charAt(0)
        .toUpperCase() || '-',
    )
    // Cameras write 0/0 for the seconds that are already in the minutes.
    return side < 0 ? Number.NaN : (degrees + (minutes || 0) / 60 + (seconds || 0) / 3600) * (side === 0 ? 1 : -1)
  }
  const isVoid = getText(9).startsWith('V')
  const position = isVoid ? undefined : formatCoordinates(getDegrees(2, 'NS'), getDegrees(4, 'EW'))
  findings.addLocation(position)
  const [hour, minute, second] = getNumbers(7).map((value) => String(Math.floor(value)).padStart(2, '0'))
  const date = getText(0x1d)
  findings.addTime(parseTime(`${date} ${hour}:${minute}:${second}`, 'utc') ?? parseTime(date, 'utc'))
  // Field 0 is the version of the directory.
  const hasFields = [...fields.keys()].some((tag) => tag > 0)
  if (hasFields && !position) findings.addUnknown('a record of place', ['location', 'time'])
}
