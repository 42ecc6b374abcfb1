import { brotliCompressSync } from 'node:zlib'
import { parseHeaders } from '../server/headers.ts'
import { archive } from '../src/content/record.ts'

type Files = ReadonlyMap<string, Buffer>

const style = /<style>(.*?)<\/style>/s

/** Bytes of what servers add to the headers in `_headers`: status, date, type, length, coding, ETag. */
const serverHeaderBytes = 300

const measures = {
  'bytes sent': (file: Buffer, path: string, files: Files) =>
    brotliCompressSync(file).length + measureHeaders(path, files) + serverHeaderBytes,
  bytes: (file: Buffer) => file.length,
  brotli: (file: Buffer) => brotliCompressSync(file).length,
  elements: (file: Buffer) => [...file.toString().matchAll(/<[a-z][^>]*>/g)].length,
  'bytes of CSS': (file: Buffer) => Buffer.byteLength(style.exec(file.toString())?.[1] ?? ''),
}

/** Returns the bytes of the headers that `_headers` has for the file of a page, as HTTP/1.1 sends them. */
function measureHeaders(file: string, files: Files): number {
  const path = `/${file.replace(/(index)?\.html$/, '')}`
  return parseHeaders(String(files.get('_headers')))
    .filter(({ pattern }) => pattern.test(path))
    .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
}

const script = (name: string) => RegExp(`^assets/${name}-[^/]+\\.js$`)

/** The build writes the width of a picture or film before its hash. */
const media = (widths: string, formats: string) => RegExp(`^assets/.+-(${widths})-[^/]{8}\\.(${formats})$`)
const [small, middle, large] = ['300|400|480', '600|720|800|816|900|960', '1200|1224|1280|1440|1632|1920']

const roundTrip =
  'Beyond the ten packets that a new connection sends at once (RFC 6928), it arrives a round trip later.'
const oldPhone = 'Old phones lay the page out slowly, and a screen reader has more to walk through.'
const blank = 'Old phones show nothing until they have read all of it.'
const slow = 'People on a slow line wait longer for it.'
const metered = 'People who pay by the megabyte pay for decoration.'
const share = 'A chat that shows the link gives up on the picture.'

/**
 * The room that a test asks for above the largest file under a limit, so that a few more words do not stop a build. A limit is
 * set with twice as much, so that a few more readings do not stop the test either.
 */
export const minRoom = 0.05

/** What ten packets are is not ours to choose, so this limit has no room. */
const tenPackets = 14_600

/** Plates grow with the reports of their year. */
const mostReports = Math.max(...archive.map(({ reports }) => reports))

/** The limits of files by their paths, and whom an overrun affects. */
const limits: readonly [what: string, files: RegExp, limit: number, unit: keyof typeof measures, impact: string][] = [
  ['the response of a page', /^(cases\/)?[^/]+\.html$/, tenPackets, 'bytes sent', roundTrip],
  // Another question of a case has some 20 of them.
  ['the elements of a page', /^(?!research\.).*\.html$/, 510, 'elements', oldPhone],
  // Another case has 30 there: twelve fit.
  ['the elements of /research', /^research\.html$/, 640, 'elements', oldPhone],
  ['the style of a page', /\.html$/, 25_500, 'bytes of CSS', blank],
  ['the style of a page on paper', /^assets\/[^/]+\.print-[^/]+\.css$/, 1_700, 'brotli', slow],
  ['the current length', script('current-length'), 2_400, 'brotli', slow],
  ['the instruments of a case', script('instruments'), 1_900, 'brotli', slow],
  ['what a reader moves on an ended case', script('(chance|fit|listen)'), 1_080, 'brotli', slow],
  ['the module of /contact', script('contact'), 2_120, 'brotli', slow],
  ['the loader of /report', script('loader'), 530, 'brotli', slow],
  ['the code of /report', script('start-report'), 89_500, 'brotli', slow],
  ['the file worker', script('file.worker'), 14_700, 'brotli', slow],
  ['a font of every page', /^assets\/(sans|serif)-[^/]+\.woff2$/, 15_500, 'bytes', slow],
  ['the drawings in the color of text', /^assets\/[^/]+\.svg$/, 8_900, 'brotli', slow],
  ['the plates of a sealed year', /^archive\/[^/]+\.avif$/, 134 * mostReports, 'bytes', metered],
  ['a picture up to 480 px, AVIF', media(small, 'avif'), 12_500, 'bytes', slow],
  ['a picture up to 960 px, AVIF', media(middle, 'avif'), 19_300, 'bytes', slow],
  ['a picture up to 1920 px, AVIF', media(large, 'avif'), 35_000, 'bytes', slow],
  ['a picture up to 480 px, WebP', media(small, 'webp'), 18_500, 'bytes', slow],
  ['a picture up to 960 px, WebP', media(middle, 'webp'), 37_000, 'bytes', slow],
  ['a picture up to 1920 px, WebP or JPEG', media(large, 'webp|jpg'), 53_000, 'bytes', slow],
  ['the sound of a case', /^assets\/[^/]+\.m4a$/, 107_000, 'bytes', metered],
  ['the film for phones, AV1', media('720', 'webm'), 57_000, 'bytes', metered],
  ['the film for phones, H.264', media('720', 'mp4'), 133_000, 'bytes', metered],
  ['the film at 1280 px, AV1', media('1280', 'webm'), 80_000, 'bytes', metered],
  ['the film at 1280 px, H.264', media('1280', 'mp4'), 174_000, 'bytes', metered],
  ['the film at 1920 px, AV1', media('1920', 'webm'), 118_000, 'bytes', metered],
  ['the film at 1920 px, H.264', media('1920', 'mp4'), 363_000, 'bytes', metered],
  ['a share image', /^share\//, 82_000, 'bytes', share],
]

interface Measurement {
  readonly what: string
  /** The size of the largest file under the limit. */
  readonly size: number
  /** How far the limit is above that size, as a part of it; undefined where a limit needs no room. */
  readonly room: number | undefined
  readonly line: string
}

/** Measures files by path. Returns the largest file under each limit, and a sentence for each file beyond or without one. */
export function measureSizes(files: Files): { measurements: Measurement[]; errors: string[] } {
  const measurements: Measurement[] = []
  const errors = [...files.keys()]
    .filter((path) => /^(assets|share|archive)\/|\.html$/.test(path) && !limits.some(([, files]) => files.test(path)))
    .map((path) => `${path} falls under no limit. Give it one in build/sizes.ts.`)
  for (const [what, pattern, limit, unit, impact] of limits) {
    const sizes = [...files]
      .filter(([path]) => pattern.test(path))
      .map(([path, file]) => [measures[unit](file, path, files), path] as const)
    for (const [size, path] of sizes)
      if (size > limit) errors.push(`${path}: ${what} is ${size} ${unit}, over ${limit}. ${impact}`)
    const [size, path] = sizes.sort(([a], [b]) => b - a)[0] ?? [0, 'no file']
    const count = `${size.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')}`
    const room = limit === tenPackets ? undefined : limit / size - 1
    measurements.push({ what, size, room, line: `${what.padEnd(42)}${count.padStart(18)} ${unit.padEnd(13)}${path}` })
  }
  return { measurements, errors }
}
