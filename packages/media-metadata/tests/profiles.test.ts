// Color profiles: what they name is read and removed; the colors are kept.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { readIcc } from '../src/icc.ts'
import { cleanIcc } from '../src/icc-cleaner.ts'
import { readIccProfile } from '../src/icc-profile.ts'
import { createChunk, createJpeg, createPng, createSegment, readExampleFile } from './support/fixtures.ts'
import { createMetadataReader } from './support/reading.ts'

const photo = readFileSync(new URL('./support/files/icc-monitor.jpg', import.meta.url))
const start = photo.indexOf('ICC_PROFILE\0')
const profile = photo.subarray(start + 14, start - 2 + photo.readUInt16BE(start - 2))
const colors = (bytes: Uint8Array) =>
  new Map(
    [...(readIccProfile(bytes)?.colorTags ?? [])].map(([tag, value]) => [tag, Buffer.from(value).toString('hex')]),
  )

test('a cleaned profile has the same colors and a neutral name, and zeros where it named anything', () => {
  const cleaned = Buffer.from(cleanIcc(profile) ?? [])
  expect(colors(cleaned)).toEqual(colors(profile))
  expect(colors(profile).size).toBe(7)
  for (const [from, to] of [
    [4, 8],
    [24, 36],
    [40, 64],
    [80, 128],
  ] as const)
    expect(
      cleaned.subarray(from, to).every((byte) => byte === 0),
      `${from}`,
    ).toBe(true)
  expect(cleaned.includes('Color profile')).toBe(true)
  expect(readIcc(cleaned)).toMatchObject({ owner: undefined, device: undefined, unclear: {}, unknownParts: [] })
})

test('a cleaned profile that is cleaned again is identical', () => {
  const cleaned = cleanIcc(profile) ?? new Uint8Array()
  expect(cleanIcc(cleaned)).toEqual(cleaned)
})

test('the profile of a PNG is read and cleaned like that of a JPEG', async () => {
  const { read, clean } = createMetadataReader('png')
  const content = Buffer.concat([Buffer.from('Ada’s monitor\0\0', 'latin1'), deflateSync(profile)])
  const bytes = createPng(readExampleFile('plain.png'), [createChunk('iCCP', content)])
  expect(await read(bytes)).toMatchObject({ owner: { value: 'Ada Meriwether MacBook Color LCD-2025-04-19' } })
  const copy = Buffer.from((await clean(bytes, 'location')) ?? [])
  expect(copy.includes('iCCP')).toBe(true)
  expect(copy.includes('Ada')).toBe(false)
  expect((await read(copy)).unknownParts).toEqual([])
})

test('a profile in several segments is joined', async () => {
  const { read, clean } = createMetadataReader('jpeg')
  const half = Math.floor(profile.length / 2)
  const part = (number: number, bytes: Uint8Array) =>
    createSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, 2]), bytes]))
  const bytes = createJpeg(readExampleFile('plain.jpg'), [
    part(1, profile.subarray(0, half)),
    part(2, profile.subarray(half)),
  ])
  expect((await read(bytes)).owner.status).toBe('found')
  expect(Buffer.from((await clean(bytes, 'all')) ?? []).includes('ICC_PROFILE\0\x01\x01')).toBe(true)
})

test('a profile that cannot be rewritten surely leaves the picture without a copy', async () => {
  const broken = Buffer.from(profile)
  broken.write('mAB ', broken.indexOf('curv'))
  const bytes = createJpeg(readExampleFile('plain.jpg'), [
    createSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), broken])),
  ])
  expect(await createMetadataReader('jpeg').clean(bytes, 'all')).toBeUndefined()
})
