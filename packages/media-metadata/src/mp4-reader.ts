import { createDataView, hasWords, isZeroFilled } from './byte-views.ts'
import { createUtcTime, unclearTime } from './format-values.ts'
import { readGpmf } from './gpmf.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { getBoxContent, getChildBoxes, getHeaders, readBoxes } from './mp4-boxes.ts'
import { type NonMediaSpan, readVideoLayout, type VideoLayout } from './mp4-layout.ts'
import { readName } from './mp4-names.ts'
import { readUserData } from './mp4-user-data.ts'
import type { WorkLimiter } from './work-limiter.ts'
import { readXmp } from './xmp.ts'

/**
 * Reads what an MP4 records: in its user data, its clocks, the names of its tracks and programs, messages in its pictures,
 * and tracks of readings. Throws RangeError where parts are not where the file states, and WorkLimitError.
 */
export function* readMp4(bytes: Uint8Array, limiter: WorkLimiter): Generator<MetadataFinding, void, void> {
  const top = readBoxes(bytes, 0, bytes.length, limiter).children
  const movie = getChildBoxes(top, 'moov')
  const userData = [...top, ...movie, ...getChildBoxes(movie, 'trak')].filter(({ type }) => /^(udta|meta)$/.test(type))
  for (const box of userData) yield* readUserData(bytes, box, limiter)
  for (const box of getHeaders(top)) yield readHeaderTimes(getBoxContent(bytes, box))
  const layout = readVideoLayout(bytes, top, limiter)
  const read = new Set(userData)
  yield* layout.findings
  for (const span of layout.spans)
    if (!(span.box && read.has(span.box)) && !isZeroFilled(bytes.subarray(span.start, span.end)))
      yield describeSpan(span, bytes, limiter)
  for (const { format, chunks } of layout.others)
    if (format === 'gpmd') for (const { start, end } of chunks) yield readGpmf(bytes.subarray(start, end), limiter)
  yield* readSamples(bytes, layout, limiter)
}

/** Numbers about samples that a player can do without (ISO/IEC 14496-12 and -14). */
const numberBoxes = /^(sdtp|sbgp|sgpd|cslg|iods|tref)$/
const parts: Readonly<Record<string, string | undefined>> = {
  trak: 'a track of text or readings beside the video',
  mdat: 'bytes behind or between the video’s pictures',
}
function describeSpan(
  { type, start, end, box }: NonMediaSpan,
  bytes: Uint8Array,
  limiter: WorkLimiter,
): MetadataFinding {
  const content = bytes.subarray(start, end)
  if (type === 'name') return readName(content)
  // QuickTime has a second handler, of the file that the samples are in.
  if (type === 'hdlr' && box) return readName(content.subarray(24))
  if (type === 'uuid') return readXmp(new TextDecoder().decode(content), limiter)
  if (type === 'ftyp') return { unknownParts: ['a brand of a maker'] }
  if (type === 'profile' || (numberBoxes.test(type) && !hasWords(content))) return {}
  return { unknownParts: [parts[type] ?? `a block called ${type.replace(/\W/g, '')}`] }
}

/** ISO/IEC 14496-12, section 8.2.2: made and changed, in seconds since 1904, UTC. */
function readHeaderTimes(header: Uint8Array): MetadataFinding {
  if (header.length < 20) return {}
  const view = createDataView(header)
  const seconds =
    header[0] === 1 ? [view.getBigUint64(4), view.getBigUint64(12)] : [view.getUint32(4), view.getUint32(8)]
  const set = seconds.filter(Boolean)
  const time = set.map((value) => createUtcTime(Date.UTC(1904, 0) + Number(value) * 1000)).find(Boolean)
  return set.length > 0 && !time ? unclearTime : { time }
}

/** Reads the messages between the slices of the pictures, and in the sound. */
function* readSamples(bytes: Uint8Array, { readers }: VideoLayout, limiter: WorkLimiter) {
  const unknownParts = new Set<string>()
  let device: string | undefined
  for (const [{ chunks, getSize }, readSample] of readers)
    for (const { start, firstSample, endSample } of chunks) {
      let at = start
      for (let sample = firstSample; sample < endSample; sample += 1) {
        const size = getSize(sample)
        limiter.spend(1 + size / 64)
        for (const unit of readSample(bytes.subarray(at, at + size))) {
          limiter.spend(4)
          for (const part of unit.unknownParts ?? []) unknownParts.add(part)
          device ??= unit.device
        }
        at += size
      }
    }
  yield { device, unknownParts: [...unknownParts] } satisfies MetadataFinding
}
