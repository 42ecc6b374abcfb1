// Programs that others wrote, which judge the copies, and the writing of files for them.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createBox, createTextBox } from '../../packages/media-metadata/tests/support/fixtures.ts'
import * as metadata from '../../packages/media-metadata/tests/support/reading.ts'
import { findProgram } from '../../tooling/programs.ts'

/** Pinned as a package: Debian's is of 2023, and reads fewer messages in videos. */
const exiftool = 'node_modules/exiftool-vendored.pl/bin/exiftool'
const quiet = { maxBuffer: 2 ** 29, stdio: ['ignore', 'pipe', 'ignore'] as ('ignore' | 'pipe')[] }

/** Runs exiftool with arguments, one a line, commands parted by `-execute`. Returns its output; warnings are no failure. */
export function runExiftool(argumentFile: string): string {
  return spawnSync(findProgram('perl'), [exiftool, '-@', argumentFile], { ...quiet, encoding: 'utf8' }).stdout
}

/** Returns every tag that exiftool finds in each file of a folder, by the file's name, without those of the file system. */
export function readTags(folder: string): ReadonlyMap<string, readonly (readonly [tag: string, value: string])[]> {
  const list = join(folder, '..', `${basename(folder)}.args`)
  const names = [
    '-json',
    '-n',
    '-ee3',
    '-a',
    '-u',
    '-G1',
    '--System:all',
    '--File:all',
    '--ExifTool:all',
    '--Composite:all',
  ]
  writeFileSync(list, [...names, folder].join('\n'))
  const found: readonly Record<string, unknown>[] = JSON.parse(runExiftool(list) || '[]')
  return new Map(
    found.map(({ SourceFile, ...tags }) => [
      basename(String(SourceFile)),
      Object.entries(tags).map(([tag, value]) => [tag, String(value)] as const),
    ]),
  )
}

/** Types of fields by exiftool's names; of what it only reads, it states none. */
const fieldTypes: Readonly<Record<string, number>> = {
  int8u: 1,
  string: 2,
  int16u: 3,
  int32u: 4,
  rational64u: 5,
  undef: 7,
}

/** Returns exiftool's table of Exif, each tag with its topic ("Time") and the number of its type. */
export function listExifTags(): { id: number; name: string; topic: string; type: number }[] {
  const command = [exiftool, '-listx', '-EXIF:All']
  const table = spawnSync(findProgram('perl'), command, { ...quiet, encoding: 'utf8' }).stdout
  const [, main = ''] = /<table name='Exif::Main'(.*?)<\/table>/s.exec(table) ?? []
  return [...main.matchAll(/<tag id='(\d+)' name='(\w+)'.*? type='([^']+)'([^>]*)>/g)].map(
    ([, id, name = '', type = '', rest = '']) => {
      const [, topic = ''] = /g2='(\w+)'/.exec(rest) ?? []
      return { id: Number(id), name, topic, type: fieldTypes[type] ?? 5 }
    },
  )
}

/** Returns the digests of frames as ffmpeg decodes them, of the pictures or of other streams, without their times. */
export function readFrames(file: string, streams: readonly string[] = ['0:v:0']): string {
  if (!existsSync(file)) return ''
  const maps = streams.flatMap((stream) => ['-map', stream])
  const args = ['-v', 'quiet', '-i', file, ...maps, '-f', 'framemd5', '-']
  const lines = spawnSync(findProgram('ffmpeg'), args, { ...quiet, encoding: 'utf8' }).stdout.split('\n')
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').at(-1)?.trim())
    .join()
}

/** Returns all that ffprobe says about a file and its streams. */
export function probeTags(file: string): string {
  const args = ['-v', 'quiet', '-show_format', '-show_streams', '-show_entries', 'format:stream', '-of', 'json', file]
  const { format, streams } = JSON.parse(spawnSync(findProgram('ffprobe'), args, { ...quiet, encoding: 'utf8' }).stdout)
  return JSON.stringify([{ ...format, filename: '' }, streams])
}

/** Makes a film of a picture that is put into it as it is. */
export function copyStream(from: string, to: string): void {
  execFileSync(findProgram('ffmpeg'), ['-v', 'error', '-i', from, '-c', 'copy', to], quiet)
}

/** Encodes a second of a test picture and a tone, with a title, and with a location as phones write it. */
export function encodeVideo(folder: string, options: readonly string[]): string {
  mkdirSync(folder)
  const file = join(folder, 'video.mp4')
  const inputs = ['testsrc=size=96x64:rate=10:duration=1', 'sine=duration=1'].flatMap((input) => [
    '-f',
    'lavfi',
    '-i',
    input,
  ])
  const titles = ['-metadata', 'location=+37.7750-122.4251/', '-metadata', 'title=Meriwether']
  execFileSync(findProgram('ffmpeg'), ['-v', 'error', ...inputs, ...options, ...titles, file], quiet)
  // Behind the index there are fragments, which count from themselves, or nothing.
  const bytes = readFileSync(file)
  const moov = bytes.lastIndexOf('moov') - 4
  const end = moov + bytes.readUInt32BE(moov)
  const udta = createBox('udta', createTextBox('\xa9xyz', '+37.7750-122.4251/'))
  bytes.writeUInt32BE(end - moov + udta.length, moov)
  writeFileSync(file, Buffer.concat([bytes.subarray(0, end), udta, bytes.subarray(end)]))
  return file
}

/** Writes this package's copies of files into a folder, under their names; none where it refuses. */
export async function clean(files: ReadonlyMap<string, Uint8Array>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) {
    const copy = await metadata.clean(bytes)
    if (copy) writeFileSync(join(folder, name), copy)
  }
}

/** Returns how many files are in a folder. */
export function countFiles(folder: string): number {
  return readdirSync(folder).length
}
