import { type ByteSpan, countCovered, getGaps } from './byte-spans.ts'
import { createDataView, hasWords, readCode } from './byte-views.ts'
import { readIcc } from './icc.ts'
import { cleanIcc } from './icc-cleaner.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { type Box, boxChildren, getBoxContent, readBoxes } from './mp4-boxes.ts'
import { codecs, decoderBoxes } from './mp4-codecs.ts'
import { descriptionLengths, fieldsLengths, reservedFields, safeBrands } from './mp4-fields.ts'
import { readTrack, type Track } from './mp4-tracks.ts'
import type { SampleReader } from './video-unit.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** Bytes of a video file that are neither picture nor sound. */
export interface NonMediaSpan extends ByteSpan {
  /** The type of the box whose whole content they are, or in which they are; `name` for such fields. */
  readonly type: string
  /** The box, if it is no part of the video at all and can become free space. */
  readonly box?: Box
  /** What takes their place; zeros if undefined. */
  readonly replacement?: Uint8Array | undefined
}

/** A video, as far as it is picture and sound. */
export interface VideoLayout {
  readonly spans: readonly NonMediaSpan[]
  /** Its tracks of pictures and sounds, and the others. */
  readonly tracks: readonly Track[]
  readonly others: readonly Track[]
  /** Splits the samples of a track into units, by the track. */
  readonly readers: ReadonlyMap<Track, SampleReader>
  /** What color profiles and the parameters of decoders record. */
  readonly findings: readonly MetadataFinding[]
}

/**
 * Finds what in a video's file is neither picture nor sound: everything but the boxes of the list, their fields, and the
 * samples. Throws RangeError where the file contradicts itself or is made in a way that is not on the list (fragments,
 * foreign pictures and sounds), and WorkLimitError.
 */
export function readVideoLayout(bytes: Uint8Array, top: readonly Box[], limiter: WorkLimiter): VideoLayout {
  const [moov, second] = top.filter(({ type }) => type === 'moov')
  if (!moov || second || top.some(({ type }) => type === 'moof')) throw new RangeError()
  const all = moov.children.filter(({ type }) => type === 'trak').map((box) => readTrack(bytes, box, limiter))
  const tracks = all.filter(({ isMedia }) => isMedia)
  const byBox = new Map(tracks.map((track) => [track.box, track]))
  const samples = tracks.flatMap(({ chunks }) => chunks)
  const others = all.filter(({ isMedia }) => !isMedia)
  const boxes = top.map(({ type, start, contentStart, end }) => ({ start, end: type === 'mdat' ? contentStart : end }))
  // Bytes that two tracks claim would show in one what the other holds.
  const foreign = [...others.flatMap(({ chunks }) => chunks), ...boxes]
  const count = (spans: readonly ByteSpan[]) => countCovered(spans, bytes.length)
  if (!tracks.length || count([...samples, ...foreign]) < count(samples) + count(foreign)) throw new RangeError()
  const readers = new Map<Track, SampleReader>()
  const findings: MetadataFinding[] = []
  const spans = top.flatMap((box) => {
    if (box.type === 'moov') return getSpansInside(box)
    if (box.type === 'mdat') return []
    return box.type === 'ftyp' ? readBrands(box) : getWhole(box)
  })
  const gaps = getGaps([...samples, ...boxes], bytes.length).map((gap) => ({ ...gap, type: 'mdat' }))
  return { spans: [...spans, ...gaps], tracks, others, readers, findings }

  function getSpansInside(parent: Box, track?: Track): NonMediaSpan[] {
    if (!parent.isFilled) throw new RangeError()
    const seen = new Set<string>()
    return parent.children.flatMap((box) => {
      const { type } = box
      const own = type === 'trak' ? byBox.get(box) : track
      if (!boxChildren[parent.type]?.includes(type) || (type === 'trak' ? !own : seen.has(type))) return getWhole(box)
      seen.add(type)
      if (boxChildren[type]) return getSpansInside(box, own)
      if (type === 'stsd') return readDescriptions(box, own)
      if (type === 'dref') return readReference(box)
      return [...getReserved(`${type}${bytes[box.contentStart]}`, box), ...getSpansBehind(box)]
    })
  }

  /** What is behind the fields of a box. Throws RangeError where it is shorter than they are. */
  function getRest({ type, contentStart, end }: Box, length: number): NonMediaSpan[] {
    const start = contentStart + length
    if (start > end) throw new RangeError()
    // Tables of samples are checked by themselves, and so are units of pictures.
    if (!/^(st|co|ctts|avcC|hvcC)/.test(type) && hasWords(bytes.subarray(contentStart, start)))
      findings.push({ unknownParts: [`a block called ${type}`] })
    return start < end ? [{ start, end, type: type === 'hdlr' ? 'name' : type }] : []
  }

  function getReserved(name: string, { type, contentStart, end }: Box): NonMediaSpan[] {
    const fields = reservedFields[name] ?? reservedFields[`${type}0`] ?? []
    return fields.flatMap((from, index) => {
      if (index % 2) return []
      const to = contentStart + (fields[index + 1] ?? 0)
      return { start: contentStart + from, end: Math.min(to, end), type: 'name' }
    })
  }

  /** All that is behind the fields of a box, if it has fields that are known. */
  function getSpansBehind(box: Box): NonMediaSpan[] {
    const content = createDataView(getBoxContent(bytes, box))
    const length = fieldsLengths[box.type]?.(content)
    return length === undefined ? getWhole(box) : getRest(box, length)
  }

  /** How pictures or sounds are written (section 8.5.2). */
  function readDescriptions(stsd: Box, track: Track | undefined): NonMediaSpan[] {
    return readChildren(stsd.contentStart + 8, stsd.end).flatMap((entry) => {
      const decoder = decoderBoxes.vide?.[entry.type] ?? decoderBoxes.soun?.[entry.type]
      const isPicture = decoder !== 'esds'
      const inner = readChildren(entry.contentStart + (isPicture ? 78 : 28), entry.end)
      return [
        ...getReserved(isPicture ? 'picture' : 'sound', entry),
        ...inner.flatMap((box) => (box.type === decoder ? readDecoder(box, track) : readDescriptionBox(box))),
      ]
    })
  }

  function readChildren(from: number, to: number): readonly Box[] {
    const { children, isFilled } = readBoxes(bytes, from, to, limiter)
    if (!isFilled) throw new RangeError()
    return children
  }

  function readDecoder(box: Box, track: Track | undefined): NonMediaSpan[] {
    const parameters = codecs[box.type]?.(getBoxContent(bytes, box), limiter)
    // Samples could be written in the way of either description.
    if (!parameters || !track || readers.has(track)) throw new RangeError()
    const { length, readSample, cleaned } = parameters
    findings.push(parameters)
    readers.set(track, readSample)
    const { contentStart: start, end } = box
    const rest = getRest(box, length)
    return cleaned ? [...rest, { start, end, type: 'profile', replacement: cleaned }] : rest
  }

  /** A color profile is read by itself; `nclx` has a byte more than QuickTime's `nclc`. */
  function readDescriptionBox(box: Box): NonMediaSpan[] {
    const length = descriptionLengths[box.type]
    if (box.type !== 'colr') return length ? getRest(box, length) : getWhole(box)
    const kind = readCode(bytes, box.contentStart)
    if (kind !== 'prof' && kind !== 'rICC') return getRest(box, kind === 'nclx' ? 11 : kind === 'nclc' ? 10 : 0)
    const start = box.contentStart + 4
    const profile = bytes.subarray(start, box.end)
    findings.push(readIcc(profile))
    return [{ start, end: box.end, type: 'profile', replacement: cleanIcc(profile) ?? profile }]
  }

  /** Samples may only be in this file (section 8.7.2); GoPro states that as QuickTime does. */
  function readReference(dref: Box): NonMediaSpan[] {
    const [count, length, kind, isHere] = [4, 8, 12, 16].map((at) => readCode(bytes, dref.contentStart + at))
    if (count !== '\0\0\0\x01' || length !== '\0\0\0\x0c' || isHere !== count) throw new RangeError()
    if (kind !== 'url ' && kind !== 'alis') throw new RangeError()
    return getRest(dref, 20)
  }

  /** Brands that name no maker stay; another becomes the general one (section 4.3). */
  function readBrands({ contentStart, end }: Box): NonMediaSpan[] {
    const spans: NonMediaSpan[] = []
    for (let start = contentStart; start < end; start += 4) {
      limiter.spend()
      const isVersion = start === contentStart + 4
      if (isVersion ? bytes[start] || bytes[start + 1] : !safeBrands.test(readCode(bytes, start)))
        spans.push({
          start,
          end: Math.min(start + 4, end),
          type: 'ftyp',
          replacement: new TextEncoder().encode(isVersion ? '\0\0\0\0' : 'isom').subarray(0, end - start),
        })
    }
    return spans
  }
}

function getWhole(box: Box): NonMediaSpan[] {
  return [{ start: box.contentStart, end: box.end, type: box.type, box }]
}
