// The package's copies, judged by programs that others wrote, after they have found what is hidden in each original.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { deviceTags, exifTags } from '../../packages/media-metadata/src/exif-tags.ts'
import { createTiffBlock } from '../../packages/media-metadata/tests/support/exif-block.ts'
import { createExifSegment, createJpeg, readExampleFile } from '../../packages/media-metadata/tests/support/fixtures.ts'
import { filesWithNeedles, isInPicture } from '../../packages/media-metadata/tests/support/needles.ts'
import { phonePictures } from '../../packages/media-metadata/tests/support/phone-pictures.ts'
import * as metadata from '../../packages/media-metadata/tests/support/reading.ts'
import { createCorpus, hasNeedle } from '../support/metadata-corpus.ts'
import { filesWithMetadata } from '../support/metadata-hidden.ts'
import * as tools from '../support/metadata-tools.ts'

const { clean, copyStream, countFiles, encodeVideo, listExifTags, probeTags, readFrames, readTags } = tools
const classes = 'packages/media-metadata/tests/support/files'
const examples = 'packages/media-metadata/tests/support/example-files'
const locationTags =
  /:(GPS(?!VersionID)|Location|City|Country|State|Sub-?location|OffsetTime|TimeZone|.*(Latitude|Longitude))/i
/** Of a video's clocks, set to nothing, of its rate, and of the order in a color profile. */
const emptyTime = /^(0000:00:00 00:00:00|0 s|0)$/
const metadataTags =
  /:(GPS|Location|.*Date|CreationTime|ModifyTime|Make|Model|.*Serial|Software|Artist|Copyright|Owner|Author|Comment|City|ProfileCopyright|ProfileDescription|DeviceM)/i
const light =
  'hdr10=1:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:max-cll=1000,400:' +
  'master-display=G(13250,34500)B(7500,3000)R(34000,16000)WP(15635,16450)L(10000000,1)'
/** Kinds of pictures and sound, and of fragments, as phones, screen recorders and browsers write them. */
const encodings = [
  ['AV1 and Opus', '-c:v', 'libaom-av1', '-cpu-used', '8', '-c:a', 'libopus'],
  ['VP9 and Opus', '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-c:a', 'libopus'],
  ['MPEG-4 Part 2 and AC-3', '-c:v', 'mpeg4', '-c:a', 'ac3'],
  ['MPEG-4 Part 2 and MP3', '-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
  ['MPEG-4 Part 2 and PCM', '-c:v', 'mpeg4', '-c:a', 'pcm_s16be', '-f', 'mov'],
  ['H.265 and AAC', '-c:v', 'libx265', '-c:a', 'aac'],
  ['H.264 with timing messages', '-c:v', 'libx264', '-x264-params', 'nal-hrd=vbr:vbv-bufsize=500:vbv-maxrate=500'],
  ['fragments of H.264', '-c:v', 'libx264', '-g', '5', '-movflags', 'frag_keyframe+empty_moov+default_base_moof'],
  ['a fragment for each frame', '-c:v', 'libx264', '-movflags', 'frag_every_frame+empty_moov+default_base_moof'],
  ['interlaced H.264', '-c:v', 'libx264', '-flags', '+ilme+ildct', '-x264-params', 'tff=1'],
  ['H.264 and ALAC', '-c:v', 'libx264', '-c:a', 'alac'],
  ['H.264 and FLAC', '-c:v', 'libx264', '-c:a', 'flac', '-strict', '-2'],
  ['H.264 and E-AC-3', '-c:v', 'libx264', '-ac', '6', '-c:a', 'eac3'],
  ['H.264 and Opus of six channels', '-c:v', 'libx264', '-ac', '6', '-c:a', 'libopus'],
  [
    'H.265 with checksums',
    '-c:v',
    'libx265',
    '-tag:v',
    'hvc1',
    '-x265-params',
    'hash=1:hrd=1:vbv-bufsize=500:vbv-maxrate=500',
  ],
  ['H.265 with light levels', '-c:v', 'libx265', '-pix_fmt', 'yuv420p10', '-x265-params', light],
  ['AV1 of another encoder and AAC', '-c:v', 'libsvtav1', '-c:a', 'aac'],
  ['MPEG-4 Part 2 of Xvid', '-c:v', 'libxvid', '-c:a', 'aac'],
  ['MPEG-2 and AC-3', '-c:v', 'mpeg2video', '-c:a', 'ac3'],
  ['fragments with an index', '-c:v', 'libx264', '-g', '5', '-movflags', 'frag_keyframe+dash+global_sidx'],
] as const
const neutral = /^-?$/

test('exiftool finds nothing that was written into a tag in any copy', async ({ browserName: _ }, info) => {
  const folder = info.outputPath('tags')
  const corpus = createCorpus(folder)
  expect(corpus.size).toBeGreaterThan(450)
  const control = readTags(join(folder, 'originals'))
  expect([...corpus.keys()].filter((name) => !hasNeedle(control.get(name) ?? []))).toEqual([])
  const copies = join(folder, 'copies')
  await clean(corpus, copies)
  expect(countFiles(copies)).toBe(corpus.size)
  const left = [...readTags(copies)].flatMap(([name, tags]) =>
    tags.filter((tag) => hasNeedle([tag]) || locationTags.test(`:${tag[0]}`)).map(([tag]) => `${name}: ${tag}`),
  )
  expect(left).toEqual([])
  const changed = [...corpus.keys()].filter((name, index) => {
    if (index % 25 > 0) return false
    return readFrames(join(copies, name)) !== readFrames(join(folder, 'originals', name))
  })
  expect(changed).toEqual([])
})

test('exiftool finds no location, time, device or owner in the copies of the files of each class', async ({
  browserName: _,
}, info) => {
  const sources = new Map(
    [classes, examples].flatMap((from) => readdirSync(from).map((name) => [name, join(from, name)])),
  )
  const files = new Map([...sources].map(([name, path]) => [name, readFileSync(path)]))
  const copies = info.outputPath('classes')
  await clean(files, copies)
  expect(countFiles(copies)).toBe(files.size)
  const left = [...readTags(copies)].flatMap(([name, tags]) =>
    tags
      .filter(([tag, value]) => metadataTags.test(`:${tag}`) && !emptyTime.test(value) && !neutral.test(value))
      .map((tag) => [name, ...tag]),
  )
  expect(left).toEqual([])
  for (const [name, path] of sources) expect(readFrames(join(copies, name)), name).toBe(readFrames(path))
})

test('exiftool finds what phones put behind a picture, and nothing of it in the copies', async ({
  browserName: _,
}, info) => {
  const files = new Map(Object.values(phonePictures).map(([bytes], index) => [`${index}.jpg`, bytes]))
  const [originals, copies] = [info.outputPath('originals'), info.outputPath('copies')]
  mkdirSync(originals)
  for (const [name, bytes] of files) writeFileSync(join(originals, name), bytes)
  await clean(files, copies)
  const attached = /^(Google|Samsung|MPImage2|XMP-GAudio):(?!MPImage.+\d$)/
  const countAttached = (folder: string) =>
    [...readTags(folder).values()].filter((tags) => tags.some(([tag]) => attached.test(tag))).length
  // It says nothing of bytes that are in no format.
  expect([countAttached(originals), countAttached(copies)]).toEqual([files.size - 1, 0])
})

test('no tag of exiftool’s table that reveals a time, a device or an owner is read as one that reveals nothing', async () => {
  const tags = listExifTags()
  expect(tags.length).toBeGreaterThan(400)
  const revealing = /Lens|Serial|Make|Model|Software|Firmware|UniqueID|FocalLength|FocalPlane.Resolution/
  const silent: string[] = []
  for (const { id, name, topic, type } of tags) {
    const value = Buffer.concat(Array(4).fill(Buffer.from(type === 2 ? '12\0' : '\0\0\0\x09'))).subarray(0, 16)
    const block = createTiffBlock({ fields: [[0x8769, 4, { fields: [[id, type, value]] }]] }, false)
    const report = await metadata.read(createJpeg(readExampleFile('plain.jpg'), [createExifSegment(block)]))
    const isSilent = [report.location, report.time, report.device, report.owner].every(
      ({ status }) => status === 'none',
    )
    if (isSilent && (/^(Time|Author|Location)$/.test(topic) || revealing.test(name))) silent.push(name)
  }
  expect(silent).toEqual([])
  const names = (tag: number) => tags.filter(({ id }) => id === tag).map(({ name }) => name)
  expect(Object.entries(deviceTags).filter(([name, tag]) => !names(tag).includes(name))).toEqual([])
  expect(Object.values(exifTags).flatMap((known) => known.filter((tag) => names(tag).length === 0))).toEqual([])
})

for (const [name, ...options] of encodings)
  test(`${name}: no copy has a tag, or a needle that was in one of its boxes, by exiftool and ffprobe, and ffmpeg decodes the same frames`, async ({
    browserName: _,
  }, info) => {
    const original = encodeVideo(info.outputPath('encoded'), options)
    const bytes = readFileSync(original)
    expect(hasNeedle(readTags(dirname(original)).get('video.mp4') ?? [])).toBe(true)
    expect((await metadata.read(bytes)).location.status).toBe('found')
    const folder = info.outputPath('copies')
    await clean(new Map([['video.mp4', bytes]]), folder)
    expect(readFrames(join(folder, 'video.mp4'), ['0:v', '0:a'])).toBe(readFrames(original, ['0:v', '0:a']))
    let count = 0
    await fc.assert(
      fc.asyncProperty(filesWithNeedles(bytes), async ({ file, needle }) => {
        const copy = await metadata.clean(file)
        if (!isInPicture(file, needle)) expect(await metadata.read(file)).not.toEqual(metadata.emptyReport)
        if (!copy || isInPicture(copy, needle)) return
        expect(copy.indexOf(needle)).toBe(-1)
        // A sample, for the other programs.
        if (count < 20) writeFileSync(join(folder, `${count}.mp4`), copy)
        count += 1
      }),
      { numRuns: 400, seed: 79 },
    )
    expect(count).toBeGreaterThan(0)
    const left = [...readTags(folder)].flatMap(([name, tags]) =>
      tags
        .filter(
          ([tag, value]) =>
            hasNeedle([[tag, value]]) ||
            locationTags.test(`:${tag}`) ||
            (metadataTags.test(`:${tag}`) && !emptyTime.test(value) && !neutral.test(value)),
        )
        .map((tag) => [name, ...tag]),
    )
    expect(left).toEqual([])
    const probed = readdirSync(folder).map((name) => probeTags(join(folder, name)))
    expect(probed.filter((tags) => /Meriwether|Balmer|37\.77|2025/.test(tags))).toEqual([])
  })

test('a film in Motion JPEG, whose pictures have a place each, has no copy', async ({ browserName: _ }, info) => {
  const picture = info.outputPath('picture.jpg')
  writeFileSync(picture, readFileSync(join(classes, 'gps-area-information.jpg')))
  for (const format of ['mp4', 'mov']) {
    const file = info.outputPath(`film.${format}`)
    copyStream(picture, file)
    const bytes = readFileSync(file)
    // The control: the pictures are in the film as they were.
    expect(bytes.includes('Balmer Street')).toBe(true)
    const unknown = { status: 'unknown' }
    expect(await metadata.read(bytes)).toMatchObject({ location: unknown, time: unknown, owner: unknown })
    expect(await metadata.clean(bytes)).toBeUndefined()
  }
})

test('exiftool finds nothing in the copies of files with a needle anywhere', async ({ browserName: _ }, info) => {
  const folder = info.outputPath('copies')
  mkdirSync(folder)
  let count = 0
  await fc.assert(
    fc.asyncProperty(filesWithMetadata, async ({ bytes, needle }) => {
      // The control: the original contains what is searched for.
      expect(bytes.indexOf(needle)).toBeGreaterThan(-1)
      const copy = await metadata.clean(bytes)
      if (!copy) return
      expect(copy.indexOf(needle)).toBe(-1)
      count += 1
      writeFileSync(join(folder, `${count}.${metadata.getFormat(bytes)}`), copy)
    }),
    { numRuns: 2000 },
  )
  const found = readTags(folder)
  expect(found.size).toBe(count)
  const left = [...found].flatMap(([name, tags]) =>
    tags.filter(([tag, value]) => metadataTags.test(`:${tag}`) && !emptyTime.test(value)).map((tag) => [name, ...tag]),
  )
  expect(left).toEqual([])
})
