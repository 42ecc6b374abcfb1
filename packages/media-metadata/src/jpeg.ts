import { decodeLatin1, isZeroFilled, readCode, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { cleanPicture } from './jpeg-picture.ts'
import { cleanMp4 } from './mp4.ts'
import { readBox } from './mp4-boxes.ts'

/** Reports what a JPEG records, and returns a copy of its first picture. Throws UncleanableError. */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>, findings: Findings): Uint8Array<ArrayBuffer> {
  const { copy, end } = cleanPicture(bytes, findings)
  try {
    for (let at = end; at < bytes.length; ) {
      const start = findNextPart(bytes, at)
      const rest = bytes.subarray(at, start)
      if (!isZeroFilled(rest) && !isTrailer(rest)) findings.addUnreadPart('unknown data')
      at = start < bytes.length ? start + reportPart(bytes.subarray(start), findings) : start
    }
  } catch (error) {
    if (!(error instanceof UncleanableError)) throw error
    findings.addUnreadPart('unknown data')
  }
  return copy
}

/** Returns where the next picture or film begins; the end if nowhere. */
function findNextPart(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff) return at
    if (bytes[at + 4] === 0x66 && readCode(bytes, at + 4) === 'ftyp') return at
  }
  return bytes.length
}

/** Reports a picture, film or recording with what it records itself; returns its length. Throws UncleanableError. */
function reportPart(bytes: Uint8Array<ArrayBuffer>, findings: Findings): number {
  if (bytes[0] === 0xff) {
    const { end } = cleanPicture(bytes, findings)
    // Apple, Adobe and ISO 21496-1 name it in a segment before the picture.
    const isGainMap = /hdr-?gain-?map|21496:-1/i.test(decodeLatin1(bytes.subarray(0, Math.min(end, 2 ** 17))))
    findings.addPart(isGainMap ? 'the map for bright screens' : 'a second picture')
    return end
  }
  let end = 0
  let isFilm = false
  while (/^[a-z]\w{3}$/.test(readCode(bytes, end + 4))) {
    const box = readBox(bytes, end, bytes.length)
    isFilm ||= box.type === 'moov' && decodeLatin1(box.content).includes('vide')
    end = box.end
  }
  findings.addPart(isFilm ? 'a short film' : 'a recording')
  cleanMp4(bytes.subarray(0, end), findings)
  return end
}

/** What Samsung writes before a film or recording, and a list of numbers behind it. */
const samsungTrailer = /^(.{5}\0{3}(MotionPhoto_Data|SoundShot_\d{3})|SEFH.{8,200}SEFT)*$/s

/** Returns whether bytes that are no picture or film only state where one is. */
const isTrailer = (bytes: Uint8Array) => bytes.length < 500 && samsungTrailer.test(decodeLatin1(bytes))
