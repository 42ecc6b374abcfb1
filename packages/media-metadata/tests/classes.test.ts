// One to five files of each class that a reader or cleaner can get wrong, with what is true of each.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { MetadataReport } from '../src/media-metadata.ts'
import { clean, emptyReport, read } from './support/reading.ts'

const found = (value: unknown) => ({ status: 'found', value })
const unknown = { status: 'unknown' }
const none = { status: 'none' }
const time = (value: string, zone = 'local') => found({ value, zone, precision: 'second' })
const message = { location: unknown, device: unknown, unknownParts: ['a message in the video’s pictures (SEI)'] }
const allUnknown = { location: unknown, time: unknown, device: unknown, owner: unknown }
const profile = { location: none, time: unknown, device: unknown, owner: unknown }

/** What is read of each file, and bytes that may be in no copy of it. */
type Expectation = readonly [report: { [Key in keyof MetadataReport]?: unknown }, gone?: string]
const classes: Readonly<Record<string, Expectation>> = {
  'h264-sei-tesla-gps-clock.mp4': [{ ...message, time: time('2025-04-20T04:14:05', 'utc') }, 'BBBi'],
  'h264-sei-camcorder-mdpm.mp4': [{ ...message, time: unknown }, 'MDPM'],
  'icc-monitor.jpg': [profile, 'Ada DEL'],
  'mp4-colr-prof.mp4': [profile, 'Ada DELL 7HK2W13'],
  'gps-area-information.jpg': [{ location: unknown }, 'Balmer'],
  'gps-free-texts.jpg': [{ location: unknown }, 'Balmer Meriwether'],
  'exif-lens-names-device.jpg': [{ location: none, device: found('iPhone 13 Pro back triple camera 5.7mm f/1.5') }],
  'software-android.png': [{ location: none, device: found('Android TP1A.220624.014.S908BXXU2BVK1') }],
  'mp4-handler-device.mp4': [{ location: none, device: unknown }, 'GoPro'],
  'exif-date-one-digit-hour.jpg': [{ location: none, time: time('2025-04-19T09:14:05') }],
  'mp4-clock-tkhd.mp4': [{ location: none, time: time('2025-04-20T04:14:05', 'utc') }],
  'day-year.mp4': [{ location: none, time: unknown }],
  'g-ascii.jpg': [{ location: unknown, time: unknown }, '48.8'],
  'g-dest.jpg': [{ location: unknown, time: unknown }],
  't-am.jpg': [{ location: none, time: time('2025-04-19T21:14:05') }, 'PM'],
  'false-told-mp4-1904.mp4': [{ location: none, time: unknown }],
  'png-date-then-place.png': [{ location: unknown, time: unknown }, 'Balmer Meriwether -07:00'],
  'exif-odd-9000.jpg': [allUnknown, 'Balmer'],
  'jpeg-reserved-marker-c8.jpg': [allUnknown, 'Ada Balmer'],
  'png-gama-longer.png': [allUnknown, 'Ada Balmer'],
  'mp4-alac-in-avc1.mp4': [{ location: unknown, time: unknown, owner: unknown }, 'Ada Balmer'],
}

for (const [name, [report, gone = '']] of Object.entries(classes))
  test(`${name} is read as it is, and its copy holds nothing of it`, async () => {
    const bytes = readFileSync(new URL(`./support/files/${name}`, import.meta.url))
    expect(await read(bytes)).toMatchObject(report)
    const copy = (await clean(bytes)) ?? bytes
    expect(await read(copy)).toEqual(emptyReport)
    expect(gone.split(' ').filter((text) => text && copy.includes(text, 0, 'latin1'))).toEqual([])
  })
