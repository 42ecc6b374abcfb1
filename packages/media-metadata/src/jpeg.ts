import { createDataView, decodeLatin1, isZeroFilled, readCode, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { cleanPicture } from './jpeg-picture.ts'
import { cleanMp4 } from './mp4.ts'
import { readBox } from './mp4-boxes.ts'
import { createUtcTime } from './values.ts'

/** Reports what a JPEG records, and returns a copy of its first picture. Throws UncleanableError. */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>, findings: Findings): Uint8Array<ArrayBuffer> {
  const { copy, end } = cleanPicture(bytes, findings)
  try {
    for (let at = end; at < bytes.length; ) {
      const start = findNextPart(bytes, at)
      reportRest(bytes.subarray(at, start), findings)
      at = start < bytes.length ? start + reportPart(bytes.subarray(start), findings) : start
    }
  } catch (error) {
    if (!(error instanceof UncleanableError)) throw error
    findings.addUnreadPart('unknown data')
  }
  return copy
}

/** Returns where the next picture (FF D8 FF) or film (`ftyp` behind a length) begins; the end if nowhere. */
function findNextPart(bytes: Uint8Array, from: number): number {
  const view = createDataView(bytes)
  for (let at = from; at + 8 <= bytes.length; at += 1)
    if (view.getUint32(at) >>> 8 === 0xffd8ff || view.getUint32(at + 4) === 0x66747970) return at
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

/** Parts of Samsung's trailer: the names of a film and of a recording before it, a clock, and the list of parts. */
const samsungTrailer = /^(.{5}\0{3}(MotionPhoto_Data|SoundShot_\d{3}|Image_UTC_Data\d{13})|SEFH.{8,200}SEFT)*$/s

/** Reports what is neither a picture nor a film. The clock is in milliseconds since 1970. */
function reportRest(bytes: Uint8Array, findings: Findings): void {
  const text = decodeLatin1(bytes.subarray(0, 500))
  const [, clock] = /Image_UTC_Data(\d{13})/.exec(text) ?? []
  findings.time ??= createUtcTime(Number(clock))
  if (!isZeroFilled(bytes) && (bytes.length > 500 || !samsungTrailer.test(text))) findings.addUnreadPart('unknown data')
}
