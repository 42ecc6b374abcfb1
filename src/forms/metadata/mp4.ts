import { isBlank, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { type Box, BoxLies, boxesIn, contentOf, type Range } from './mp4-boxes.ts'
import { type Rest, restOf } from './mp4-film.ts'
import { noteFinding } from './mp4-notes.ts'
import { tracksOf } from './mp4-tracks.ts'
import { coordinates, instant } from './recorded.ts'
import { signsIn } from './signs.ts'
import type { Finding } from './traces.ts'

const notes = ['udta', 'meta']

/**
 * What an MP4 tells: in its notes, its clock, tracks of readings, and wherever else a dash camera may have put it. What is
 * not the film by `restOf`, and is not read here, may hold anything. Throws TooMuchWork.
 */
export function* mp4Findings(bytes: Uint8Array, effort: Effort): Generator<Finding, void, void> {
  const { boxes: top } = boxesIn(bytes, 0, bytes.length, effort)
  const inner = top.filter(({ type }) => type === 'moov').flatMap((moov) => boxesOf(moov))
  const tracks = inner.filter(({ type }) => type === 'trak').flatMap((trak) => boxesOf(trak))
  const read = [...top, ...inner, ...tracks].filter(({ type }) => notes.includes(type))
  for (const box of read) yield noteFinding(bytes, box, effort)
  for (const box of inner) if (box.type === 'mvhd') yield clockFinding(contentOf(bytes, box))
  try {
    const rest = restOf(bytes, effort).filter(({ box }) => !read.some(({ start }) => start === box?.start))
    yield { unread: rest.filter(({ start, end }) => !isBlank(bytes.subarray(start, end))).flatMap(wordsFor) }
    for (const moov of top) if (moov.type === 'moov') yield* motionFindings(bytes, moov, effort)
  } catch (error) {
    if (!(error instanceof BoxLies)) throw error
    yield { unread: ['parts that are not where it says'] }
  }
  yield* signsIn(bytes, effort)

  function boxesOf({ content, end }: Box): Box[] {
    return boxesIn(bytes, content, end, effort).boxes
  }
}

// Numbers about samples that a player can do without, by their definitions in ISO/IEC 14496-12 and -14.
const numbers = ['sdtp', 'sgpd', 'sbgp', 'cslg', 'iods', 'tref']

function wordsFor({ type, start, end }: Rest): string[] {
  // Names that programs give themselves and their ways of writing.
  if ((type === 'hdlr' && end - start < 64) || numbers.includes(type)) return []
  if (type === 'trak') return ['a track of text or readings beside the video']
  if (type === 'mdat') return ['bytes between the video’s pictures']
  return [type === 'the end' ? 'something behind the video' : `a block called ${type.replace(/\W/g, '') || 'nothing'}`]
}

/** ISO/IEC 14496-12, section 8.2.2: seconds since 1904, UTC. */
function clockFinding(mvhd: Uint8Array): Finding {
  if (mvhd.length < 20) return {}
  const view = viewOf(mvhd)
  const seconds = mvhd[0] === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4)
  return seconds ? { time: instant(Date.UTC(1904, 0) + seconds * 1000) } : {}
}

/** Bytes behind the head of each kind of Camera Motion Metadata (developers.google.com/streetview/publish/camm-spec). */
const motionLengths = [12, 8, 12, 12, 12, 24, 56, 12]

function* motionFindings(bytes: Uint8Array, moov: Box, effort: Effort): Generator<Finding, void, void> {
  const chunks = tracksOf(bytes, moov, effort).flatMap(({ format, chunks }) => (format === 'camm' ? chunks : []))
  for (const chunk of chunks)
    for (const [start, kind] of packets(viewOf(bytes), chunk)) {
      effort.spend()
      const view = viewOf(bytes)
      const at = start + (kind === 6 ? 12 : 0)
      if (kind === 5 || kind === 6)
        yield { places: coordinates(view.getFloat64(at, true), view.getFloat64(at + 8, true)) }
    }
}

function* packets(view: DataView, { start, end }: Range): Generator<readonly [start: number, kind: number]> {
  for (let at = start; at + 4 <= end; ) {
    const kind = view.getUint16(at + 2, true)
    const length = motionLengths[kind]
    if (length === undefined || at + 4 + length > end) return
    yield [at + 4, kind]
    at += 4 + length
  }
}
