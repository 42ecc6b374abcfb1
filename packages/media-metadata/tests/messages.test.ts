// Messages between the slices of a video's pictures, and in its sound.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readAac } from '../src/aac-elements.ts'
import { BitFields } from '../src/bit-fields.ts'
import { createUnitReader, readH264Unit } from '../src/nal-units.ts'
import { readSei } from '../src/sei.ts'
import { readExampleFile } from './support/fixtures.ts'
import { createMetadataReader, emptyReport } from './support/reading.ts'

const { read, clean } = createMetadataReader('mp4')
const open = (name: string) => readFileSync(new URL(`./support/example-files/${name}`, import.meta.url))
const timing = { delayBits: 16, hasPictureStructure: true }
/** An H.264 unit with one message. */
const unit = (type: number, ...content: number[]) => Uint8Array.of(6, type, content.length, ...content, 0x80)

for (const name of ['hevc.mp4', 'h264-timing.mp4'])
  test(`the name of the encoder of ${name} is found, and the copy records nothing`, async () => {
    const bytes = open(name)
    expect(await read(bytes)).toMatchObject({ device: { status: 'found' }, location: { status: 'none' } })
    const copy = await clean(bytes, 'all')
    expect(copy?.length).toBe(bytes.length)
    expect(await read(copy ?? bytes)).toEqual(emptyReport)
    expect(Buffer.from(copy ?? bytes).includes('x26')).toBe(false)
  })

test('the recovery points of a video without key pictures stay, so that players can begin', async () => {
  const recovery = Buffer.from([6, 6, 1])
  const count = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split(recovery.toString('latin1')).length
  const bytes = open('h264-timing.mp4')
  expect(count(bytes)).toBeGreaterThan(1)
  expect(count((await clean(bytes, 'all')) ?? new Uint8Array())).toBe(count(bytes))
})

test('picture timing is kept without a clock, and with one it is unknown and removed', () => {
  // Two delays, then picture structure 0 with no clock, or with one.
  const without = unit(1, 1, 2, 0x04)
  expect(readSei(without, false, timing)).toEqual({ kept: without, unknownParts: [], device: undefined })
  const withClock = readSei(unit(1, 1, 2, 0x08, 0x12, 0x34), false, timing)
  expect(withClock).toMatchObject({ kept: undefined, unknownParts: ['a clock in the video’s pictures (SEI)'] })
})

test('of several messages in one unit only those on the list are kept', () => {
  const light = [144, 4, 1, 2, 3, 4]
  const text = [5, 20, ...Buffer.from('0123456789abcdefAda!')]
  const mixed = Uint8Array.of(6, ...light, ...text, 0x80)
  expect(readSei(mixed, false, timing)).toMatchObject({
    kept: Uint8Array.of(6, ...light, 0x80),
    unknownParts: ['a message in the video’s pictures (SEI)'],
  })
})

test('a message that is taken out is gone where escapes make its unit as long as before', () => {
  // A crop with a name, then light levels whose zeros were not escaped.
  const light = [137, 24, ...Array(8).fill([0, 0, 1]).flat()]
  const sei = [6, 2, 6, ...Buffer.from('Balmer'), ...light, 0x80]
  const read = createUnitReader(4, (bytes) => readH264Unit(bytes, timing))
  const [unit] = [...read(Uint8Array.of(0, 0, 0, sei.length, ...sei))]
  expect(unit?.kept?.length).toBe(sei.length + 4)
  expect(Buffer.from(unit?.kept ?? []).includes('Balmer')).toBe(false)
})

test('a message that turns the picture stays, if it holds nothing else', () => {
  const [turned, more] = [unit(47, 8, 0, 0x14), unit(47, 8, 0, 0x14, 65)]
  expect(readSei(turned, false, timing)).toMatchObject({ kept: turned, unknownParts: [] })
  expect(readSei(more, false, timing)).toMatchObject({ kept: undefined, unknownParts: [expect.any(String)] })
})

test('of a picture with grain drawn over it there is no copy', () => {
  expect(() => readSei(unit(19, 0x80), false, timing)).toThrow(RangeError)
})

test('a message that only H.265 defines is not understood in H.264', () => {
  const checksum = [132, 17, 0, ...Array(16).fill(0xab), 0x80]
  expect(readSei(Uint8Array.of(6, ...checksum), false, timing).unknownParts).toHaveLength(1)
  expect(readSei(Uint8Array.of(80, 1, ...checksum), true, undefined).unknownParts).toEqual([])
})

test('what x265 writes about itself can name the display it was mastered on', () => {
  const options = 'x265 (build 199) - options: master-display=G(13250,34500)WP(15635,16450)L(10000000,1)'
  const text = Buffer.from(`0123456789abcdef${options}`)
  const { device, unknownParts } = readSei(Uint8Array.of(78, 1, 5, text.length, ...text, 0x80), true, undefined)
  expect([device, unknownParts]).toEqual(['x265', []])
})

test('nothing is read beyond the end of parameters, whatever they claim', () => {
  const bits = new BitFields(new Uint8Array(4))
  bits.readCode(1_000_000)
  expect(bits.position).toBeLessThan(64)
})

test('a message that is longer than its unit is unknown and removed', () => {
  const { kept, unknownParts } = readSei(Uint8Array.of(6, 6, 200, 1, 0x80), false, timing)
  expect(kept).toBeUndefined()
  expect(unknownParts).toHaveLength(1)
})

/** A sample of AAC: what fills it up, with this text, then a channel. */
function createSample(text: string): Uint8Array {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, '0')
  const letters = [...text].map((letter) => bits(letter.charCodeAt(0), 8)).join('')
  const all = `110${bits(15, 4)}${bits(text.length - 12, 8)}0${letters}${'0'.repeat(15)}${bits(0x013894da, 33)}`
  return Uint8Array.from(all.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

test('the name of the encoder in the sound is found, and zeroed in the copy', () => {
  const sample = createSample('Lavc59.37.100')
  const [unit] = readAac(sample)
  expect(unit).toMatchObject({ device: 'Lavc59.37.100', unknownParts: [] })
  const [cleaned] = readAac(unit?.kept ?? sample)
  expect(cleaned).toMatchObject({ device: undefined, unknownParts: [], kept: unit?.kept })
  expect(unit?.kept?.length).toBe(sample.length)
  expect(Buffer.from(unit?.kept ?? []).includes('Lavc')).toBe(false)
})

test('what follows the channels in a sample of sound, or stands for data, is not understood', () => {
  const sound = Buffer.from('\x01\x38\x94\xda12 Balmer Street, San Francisco', 'latin1')
  const data = Uint8Array.of(0x80, 4, 1, 2, 3, 4)
  for (const sample of [Uint8Array.from(sound), data])
    expect(readAac(sample)[0]?.unknownParts).toContain('a message in the sound')
})

for (const [own, other] of [
  ['avc1', 'vp09'],
  ['mp4a', 'Opus'],
] as const)
  test(`pictures or sound of a kind that is not read (${other}) are named, and there is no copy`, async () => {
    const bytes = Buffer.from(readExampleFile('film.mp4'))
    bytes.write(other, bytes.indexOf(own, bytes.indexOf('stsd')))
    expect(await read(bytes)).toMatchObject({
      location: { status: 'unknown' },
      unknownParts: ['pictures or sound of a kind that is not read'],
    })
    expect(await clean(bytes, 'location')).toBeUndefined()
  })
