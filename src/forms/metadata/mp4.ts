import { type ByteReader, byteReader, latin, viewOf } from '../bytes/byte-reader.ts'
import { type Box, BoxLies, bytesOf, type Held, innerBoxes, topBoxes } from './mp4-boxes.ts'
import { tracksOf } from './mp4-tracks.ts'
import { coordinates, deviceName, gather, type Traces } from './traces.ts'
import { xmpTraces } from './xmp.ts'

/** The index of a film of 50 MB is below one; more than this is not read into memory. */
const longestIndex = 2 ** 24

/** Reads a box whole. Throws BoxLies if it is longer than any honest index. */
export async function hold(reader: ByteReader, { start, end }: Box): Promise<Held> {
  if (end - start > longestIndex) throw new BoxLies()
  return { bytes: await reader.read(start, end - start), from: start }
}

/** Tracks that are the film: picture, sound, and the time code. */
export const filmTracks = ['vide', 'soun', 'tmcd']

/** What an MP4 tells: in its user data, its meta boxes, its clock, and tracks of readings. */
export async function mp4Traces(file: Blob): Promise<Traces> {
  const reader = byteReader(file)
  const findings: Partial<Traces>[] = []
  try {
    for (const box of await topBoxes(reader)) {
      if (box.type === 'moov') findings.push(...moovTraces(await hold(reader, box), box))
      if (['udta', 'meta', 'uuid'].includes(box.type)) findings.push(boxTraces(await hold(reader, box), box))
    }
    if (findings.length === 0) findings.push({ damaged: true })
  } catch (error) {
    if (!(error instanceof BoxLies || error instanceof RangeError)) throw error
    findings.push({ damaged: true })
  }
  return gather(findings)
}

function moovTraces(held: Held, moov: Box): Partial<Traces>[] {
  const readings = tracksOf(held, moov).some(({ handler }) => !filmTracks.includes(handler))
  const inner = innerBoxes(held, moov)
  const told = [...inner, ...inner.filter(({ type }) => type === 'trak').flatMap((trak) => innerBoxes(held, trak))]
  return [
    ...told.filter(({ type }) => ['udta', 'meta', 'uuid'].includes(type)).map((box) => boxTraces(held, box)),
    ...inner.filter(({ type }) => type === 'mvhd').map((box) => filmTime(bytesOf(held, box))),
    readings ? { others: ['a track of text or readings beside the film'] } : {},
  ]
}

/** A box of notes is searched, not parsed: makers differ, and removal keeps nothing that is not known. */
function boxTraces(held: Held, box: Box): Partial<Traces> {
  const bytes = bytesOf(held, box)
  const text = latin(bytes)
  const note = (name: string) => new RegExp(`${name}.{4}([ -~]+)`, 's').exec(text)?.[1]?.trim() ?? ''
  const value = (key: string) => keyValues(text).get(`com.apple.quicktime.${key}`) ?? ''
  const xmp = text.includes('<x:xmpmeta') ? xmpTraces(new TextDecoder().decode(bytes)) : {}
  const caption = /\xa9(nam|cmt|des|inf)|desc/.test(text) ? ['a caption or comment'] : []
  return {
    ...xmp,
    others: [...caption, ...(xmp.others ?? [])],
    places: [...isoPlaces(text), ...lociPlaces(bytes, text), ...(xmp.places ?? [])],
    device: deviceName(note('\xa9mak') || value('make'), note('\xa9mod') || value('model')) ?? xmp.device,
  }
}

/** ISO 6709, annex H: `+37.7749-122.4194+010.5/`. */
function isoPlaces(text: string): string[] {
  return [
    ...text.matchAll(/([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)(?:[+-]\d+(?:\.\d+)?)?(?:CRS[^/]*)?\//g),
  ].flatMap(([, latitude, longitude]) => coordinates(Number(latitude), Number(longitude)))
}

/** 3GPP TS 26.244, table 8.10: `loci` has a name, a role, then longitude and latitude in 16.16 fixed point. */
function lociPlaces(bytes: Uint8Array, text: string): string[] {
  const at = text.indexOf('loci')
  const name = at + 10
  const end = bytes.indexOf(0, name)
  if (at < 0 || end < 0 || end + 10 > bytes.length) return []
  const view = viewOf(bytes)
  const place = new TextDecoder().decode(bytes.subarray(name, end)).trim()
  return [...coordinates(view.getInt32(end + 6) / 65536, view.getInt32(end + 2) / 65536), ...(place ? [place] : [])]
}

/** QuickTime File Format, "Metadata": a list of keys, then values by the number of their key. */
function keyValues(text: string): Map<string, string> {
  const keys = [...text.matchAll(/mdta(com\.[\w.]+)/g)].map(([, key = '']) => key)
  const list = text.slice(text.indexOf('ilst'))
  const values = [...list.matchAll(/\0\0(.{2}).{4}data.{8}([^\0]+)/gs)]
  return new Map(
    values.map(([, number = '', value = '']) => {
      const index = number.charCodeAt(0) * 256 + number.charCodeAt(1)
      return [keys[index - 1] ?? '', value]
    }),
  )
}

/** ISO/IEC 14496-12, section 8.2.2: seconds since 1904, UTC. */
function filmTime(mvhd: Uint8Array): Partial<Traces> {
  const view = viewOf(mvhd)
  const seconds = mvhd[0] === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4)
  const instant = Date.UTC(1904, 0) + seconds * 1000
  if (seconds === 0 || !(instant < 8.64e15)) return {}
  return { time: { value: new Date(instant).toISOString().slice(0, 19), clock: 'utc' } }
}
