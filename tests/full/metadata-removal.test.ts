// The package's copies, judged by programs that others wrote, after they have found what is hidden in each original.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import * as metadata from '../../packages/media-metadata/tests/support/reading.ts'
import { createCorpus, hasNeedle } from '../support/metadata-corpus.ts'
import { filesWithMetadata } from '../support/metadata-hidden.ts'
import { clean, countFiles, encodeVideo, readFrames, readTags, removers } from '../support/metadata-tools.ts'

const classes = 'packages/media-metadata/tests/support/files'
const readme = 'packages/media-metadata/README.md'
const examples = 'packages/media-metadata/tests/support/example-files'
const locationTags =
  /:(GPS(?!VersionID)|Location|City|Country|State|Sub-?location|OffsetTime|TimeZone|.*(Latitude|Longitude))/i
/** Of a video's clocks, set to nothing, of its rate, and of the order in a color profile. */
const emptyTime = /^(0000:00:00 00:00:00|0 s|0)$/
const metadataTags =
  /:(GPS|Location|.*Date|CreationTime|ModifyTime|Make|Model|.*Serial|Software|Artist|Copyright|Owner|Author|Comment|City|ProfileCopyright|ProfileDescription|DeviceM)/i
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
  ['fragments with an index', '-c:v', 'libx264', '-g', '5', '-movflags', 'frag_keyframe+dash+global_sidx'],
] as const
const neutral = /^-?$/

test('exiftool finds nothing that was written into a tag in any copy', async ({ browserName: _ }, info) => {
  const folder = info.outputPath('tags')
  const corpus = createCorpus(folder)
  expect(corpus.size).toBeGreaterThan(450)
  const control = readTags(join(folder, 'originals'))
  expect([...corpus.keys()].filter((name) => !hasNeedle(control.get(name) ?? []))).toEqual([])
  for (const removal of ['all', 'location'] as const) {
    const copies = join(folder, removal)
    await clean(corpus, removal, copies)
    expect(countFiles(copies), removal).toBeGreaterThan(corpus.size * 0.99)
    const left = [...readTags(copies)].flatMap(([name, tags]) =>
      tags
        .filter(([tag, value]) => (removal === 'all' ? hasNeedle([[tag, value]]) : locationTags.test(`:${tag}`)))
        .map(([tag]) => `${name}: ${tag}`),
    )
    expect(left, removal).toEqual([])
  }
  const changed = [...corpus.keys()].filter((name, index) => {
    if (index % 25 > 0) return false
    return readFrames(join(folder, 'all', name)) !== readFrames(join(folder, 'originals', name))
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
  await clean(files, 'all', copies)
  expect(countFiles(copies)).toBe(files.size)
  const left = [...readTags(copies)].flatMap(([name, tags]) =>
    tags
      .filter(([tag, value]) => metadataTags.test(`:${tag}`) && !emptyTime.test(value) && !neutral.test(value))
      .map((tag) => [name, ...tag]),
  )
  expect(left).toEqual([])
  for (const [name, path] of sources) expect(readFrames(join(copies, name)), name).toBe(readFrames(path))
})

for (const [name, ...options] of encodings)
  test(`${name}: exiftool finds nothing in the copies, and ffmpeg decodes the same frames`, async ({
    browserName: _,
  }, info) => {
    const original = encodeVideo(info.outputPath('encoded'), options)
    const bytes = readFileSync(original)
    expect(hasNeedle(readTags(dirname(original)).get('video.mp4') ?? [])).toBe(true)
    expect((await metadata.read(bytes)).location.status).toBe('found')
    for (const removal of ['location', 'all'] as const) {
      const folder = info.outputPath(removal)
      await clean(new Map([['video.mp4', bytes]]), removal, folder)
      const tags = readTags(folder).get('video.mp4') ?? []
      const left = tags.filter(([tag, value]) => hasNeedle([[tag, value]]) || locationTags.test(`:${tag}`))
      expect(removal === 'all' ? left : left.filter(([tag]) => locationTags.test(`:${tag}`))).toEqual([])
      expect(readFrames(join(folder, 'video.mp4'), ['0:v', '0:a'])).toBe(readFrames(original, ['0:v', '0:a']))
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
      const copy = await metadata.clean(bytes, 'all')
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

test('this package leaves no more than the best of exiftool, mat2, jpegtran and ffmpeg', async ({
  browserName: _,
}, info) => {
  const folder = info.outputPath('others')
  const some = new Map(createCorpus(folder, 32))
  for (const name of readdirSync(classes)) some.set(`class-${name}`, readFileSync(join(classes, name)))
  const originals = join(folder, 'some')
  mkdirSync(originals)
  for (const [name, bytes] of some) writeFileSync(join(originals, name), bytes)
  const files = [...some.keys()].map((name) => join(originals, name))
  await clean(some, 'all', join(folder, 'this package'))
  for (const [name, remove] of Object.entries(removers)) {
    mkdirSync(join(folder, name))
    remove(files, join(folder, name))
  }
  const rows = new Map<string, Map<string, string>>()
  const worse: string[] = []
  const readRow = (name: string) => {
    const format = name.split('.').at(-1)
    return name.startsWith('class-') ? `${format}, hidden or in the picture` : `${format}, ${name.split('-')[0]}`
  }
  const programs = ['this package', ...Object.keys(removers)]
  for (const row of new Set([...some.keys()].map(readRow))) {
    const names = [...some.keys()].filter((name) => readRow(name) === row)
    const cells = new Map<string, string>()
    const counts = new Map<string, number>()
    for (const program of programs) {
      const tags = readTags(join(folder, program))
      const written = names.filter((name) => tags.has(name))
      if (written.length === 0) continue
      const left = written.filter((name) => leaves(join(folder, program, name), tags.get(name) ?? []))
      const same = written.filter(
        (name) => readFrames(join(folder, program, name)) === readFrames(join(originals, name)),
      )
      counts.set(program, left.length + names.length - written.length)
      cells.set(program, `${left.length} of ${written.length}, ${same.length} identical`)
      if (program === 'this package') expect(same.length, row).toBe(written.length)
    }
    rows.set(row, cells)
    const own = counts.get('this package') ?? names.length
    if ([...counts.values()].some((count) => count < own)) worse.push(row)
  }
  const table = [
    `| format, tags | ${programs.join(' | ')} |`,
    `| --- |${' --- |'.repeat(programs.length)}`,
    ...[...rows].map(
      ([row, cells]) => `| ${row} | ${programs.map((program) => cells.get(program) ?? '–').join(' | ')} |`,
    ),
  ].join('\n')
  expect(worse).toEqual([])
  const text = readFileSync(readme, 'utf8')
  const [, written = ''] = /(\| format, tags .*\|)\n/s.exec(text) ?? []
  // With --update-snapshots the table is written, else it is compared.
  if (info.config.updateSnapshots === 'changed')
    writeFileSync(
      readme,
      text.replace(written, () => table),
    )
  else expect(written).toBe(table)
})

/** Names, places and devices that are in the files of the classes. */
const hidden = ['Meriwether', 'Balmer', 'MDPM', 'BBBi', 'GoPro', 'DELL', '7HK2W13', 'iPhone', 'Android', '48.8584']

function leaves(file: string, tags: readonly (readonly [tag: string, value: string])[]): boolean {
  const bytes = readFileSync(file)
  if (hasNeedle(tags) || hidden.some((text) => bytes.includes(text))) return true
  return tags.some(
    ([tag, value]) => /:(GPSL|.*(CreateDate|DateTimeOriginal))/.test(`:${tag}`) && !emptyTime.test(value),
  )
}
