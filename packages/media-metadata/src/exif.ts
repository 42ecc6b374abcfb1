import { decodeLatin1, encodeLatin1, isZeroFilled, readText } from './bytes.ts'
import { deviceTags, exifTags, offsetTags } from './exif-tags.ts'
import type { Findings } from './findings.ts'
import { type IfdEntry, readNumbers, readTiff, type Tiff, textTypes } from './tiff.ts'
import { formatCoordinates, formatDeviceName, parseTime } from './values.ts'

const orientationTag = 0x0112
const makerNoteTag = 0x927c
const unknownFields = 'parts of the camera record (Exif)'

/** Reports what an Exif block records, and returns one with its orientation alone; undefined if it has none. */
export function cleanExif(bytes: Uint8Array, findings: Findings): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes)
  if (!tiff || tiff.isDamaged) findings.addUnknown(unknownFields)
  if (!tiff) return undefined
  const { ifd0, ifd1, littleEndian } = tiff
  reportFields(tiff, findings)
  reportGps(tiff, findings)
  if (ifd1.length > 0) findings.addPart('a thumbnail')
  const entry = ifd0.find(({ tag }) => tag === orientationTag)
  const [orientation = 0] = entry?.type === 3 && entry.count === 1 ? readNumbers(entry, littleEndian) : []
  if (orientation < 1 || orientation > 8) return undefined
  return encodeLatin1(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`)
}

function reportFields({ ifd0, exif, ifd1, littleEndian }: Tiff, findings: Findings): void {
  const fields = [...ifd0, ...exif, ...ifd1].filter(({ value }) => !isBlank(value))
  const select = (tags: readonly number[]) =>
    tags
      .flatMap((tag) => fields.filter((field) => field.tag === tag))
      .map((field) => ({ tag: field.tag, text: formatField(field, littleEndian) }))
      .filter(({ text }) => text)
  const findText = (tag: number) => select([tag])[0]?.text
  const { Make, Model, ...details } = deviceTags
  const device = [
    formatDeviceName(findText(Make), findText(Model)),
    ...Object.entries(details).flatMap(([name, tag]) => select([tag]).map(({ text }) => `${name} ${text}`)),
  ]
  findings.device ||= device.filter(Boolean).join(', ')
  findings.owner ||= select(exifTags.owner)[0]?.text
  // Cameras whose clock is not set write zeros.
  const times = select(exifTags.time).filter(({ text }) => /[1-9]/.test(text))
  for (const { tag, text } of times.length > 0 ? times : select(exifTags['part of a time'])) {
    const textWithOffset = `${text}${findText(offsetTags[tag] ?? 0) ?? ''}`
    findings.addTimeText(parseTime(textWithOffset) ? textWithOffset : text)
  }
  for (const field of fields)
    if (!isUnderstood(field))
      findings.addUnknown(field.tag === makerNoteTag ? 'the camera maker’s private notes' : unknownFields)
}

/** Formats a text, or numbers without those that state nothing: a lens that cannot be read is 0 or 0/0. */
function formatField(field: IfdEntry, littleEndian: boolean): string {
  const numbers = readNumbers(field, littleEndian).filter((number) => number > 0)
  return textTypes.includes(field.type) ? readText(field.value) : numbers.join(' ')
}

/** Returns whether a field is what its tag states: a few numbers, or a name. */
function isUnderstood({ tag, type, count, value }: IfdEntry): boolean {
  const [reveals] = Object.entries(exifTags).find(([, tags]) => tags.includes(tag)) ?? []
  if (!reveals) return false
  if (reveals === 'nothing' || !textTypes.includes(type))
    return /^(nothing|device)$/.test(reveals) && (textTypes.includes(type) ? value.length <= 4 : count <= 16)
  const text = readText(value)
  const end = value.includes(0) ? value.indexOf(0) : value.length
  const isName = type !== 7 && value.length <= 200 && /^\P{C}*$/u.test(text) && isBlank(value.subarray(end))
  return isName && (reveals !== 'part of a time' || /^[\d: +-]*$/.test(text))
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
  findings.time ??= parseTime(`${date} ${hour}:${minute}:${second}`, 'utc') ?? parseTime(date, 'utc')
  // Field 0 is the version of the directory.
  const hasFields = [...fields.keys()].some((tag) => tag > 0)
  if (hasFields && !position) findings.addUnknown('a record of place', ['location', 'time'])
}
