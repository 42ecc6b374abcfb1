import { research } from '../src/site.ts'

/** A limit for files of the build. A file or a sum above it fails the build. */
export interface Budget {
  readonly name: string
  /** The files of `dist/` that count, by path. */
  readonly pattern: RegExp
  readonly limit: number
  /** Bytes on disk unless it says bytes as brotli at its best, the elements of a page or the bytes of its CSS. */
  readonly unit?: 'brotli' | 'elements' | 'bytes of CSS'
  /** Set where the limit applies to the sum of the files and not to each of them. */
  readonly isSum?: true
  /** Whom an overrun affects. */
  readonly impact: string
}

const slow = 'People on a slow line wait longer for it.'
const metered = 'People who pay by the megabyte pay for decoration.'

/** Limits that only a browser can measure, checked by `tests/page-weight.test.ts`. */
export const visitBudgets = {
  /** Bytes transferred, headers included: the home page on a phone with its film, scrolled to the end. */
  homeOnPhone: 182_000,
  /** Requests other than pictures and icons: the page and two fonts; its module, if it names one; on /report two scripts. */
  requests: { page: 3, module: 4, report: 5 },
} as const

/** Returns a budget for all scripts together whose names match `names`, a part of a pattern. */
const scripts = (name: string, names: string, limit: number): Budget => {
  return { name, pattern: RegExp(`^assets/(${names})-[^/]+\\.js$`), limit, unit: 'brotli', isSum: true, impact: slow }
}

/** Returns a budget, in bytes, for each picture or film of a width: the build writes the width before the hash. */
const pictures = (name: string, widths: string, format: string, limit: number): Budget => {
  const impact = /webm|mp4/.test(format) ? metered : slow
  return { name, pattern: RegExp(`^assets/.+-(${widths})-[^/]{8}\\.(${format})$`), limit, impact }
}

const [small, middle, large] = ['300|400|480', '600|720|800|816|900|960', '1200|1224|1280|1440|1632|1920']

/**
 * Limits for the built files. Each was set 10 % or more above the measured size, so that another case, year, person or
 * field fits. The build fails if a limit is passed, if no file falls under one, or if a page or an asset falls under
 * none.
 */
export const budgets: readonly Budget[] = [
  {
    name: 'a page with its CSS',
    pattern: /^(?!research\.)[^/]+\.html$/,
    limit: 14_336,
    unit: 'brotli',
    impact: 'The page no longer fits in the first flight of a new connection (RFC 6928: ten segments).',
  },
  {
    name: '/research with its CSS',
    pattern: /^research\.html$/,
    // The forecast and the wall took it beyond a first flight; what is in the second stands below the first screens.
    limit: 15_800,
    unit: 'brotli',
    impact: 'More of the archive arrives a round trip later on a new connection.',
  },
  {
    name: 'elements of a page',
    pattern: /^[^/]+\.html$/,
    // MathML uses one element for each symbol, and three for a sign that is shown without it: /research has some 500 in
    // collapsed parts, which are not laid out until opened.
    limit: 1_320,
    unit: 'elements',
    impact: 'Old phones lay the page out slowly, and a screen reader has more to walk through.',
  },
  {
    name: 'the style of a page',
    pattern: /^[^/]+\.html$/,
    limit: 34_500,
    unit: 'bytes of CSS',
    impact: 'Old phones show nothing until they have read all of it.',
  },
  ...(research.script ? [scripts('the current length', 'current-length', 1_800)] : []),
  scripts('the module of /contact', 'contact', 1_600),
  scripts('the loader of /report', 'loader', 1_200),
  scripts('the code of /report', 'start-report', 86_000),
  scripts('the file worker', 'file\\.worker', 10_800),
  {
    name: 'fonts of every page',
    pattern: /^assets\/(?!stix-two-math-)[^/]+\.woff2$/,
    limit: 28_000,
    isSum: true,
    impact: slow,
  },
  { name: 'the font of equations', pattern: /^assets\/stix-two-math-[^/]+\.woff2$/, limit: 12_000, impact: slow },
  {
    name: 'the drawings in the color of text',
    pattern: /^assets\/[^/]+\.svg$/,
    limit: 6_000,
    unit: 'brotli',
    impact: slow,
  },
  { name: 'the plates of a sealed year', pattern: /^archive\/[^/]+\.avif$/, limit: 23_000, impact: metered },
  pictures('a picture up to 480 px, AVIF', small, 'avif', 12_500),
  pictures('a picture up to 960 px, AVIF', middle, 'avif', 21_000),
  pictures('a picture up to 1920 px, AVIF', large, 'avif', 35_000),
  pictures('a picture up to 480 px, WebP', small, 'webp', 18_500),
  pictures('a picture up to 960 px, WebP', middle, 'webp', 41_000),
  pictures('a picture up to 1920 px, WebP or JPEG', large, 'webp|jpg', 66_000),
  { name: 'the sound of a case', pattern: /^assets\/[^/]+\.m4a$/, limit: 120_000, impact: metered },
  pictures('the film for phones, AV1', '720', 'webm', 70_000),
  pictures('the film for phones, H.264', '720', 'mp4', 150_000),
  pictures('the film at 1280 px, AV1', '1280', 'webm', 95_000),
  pictures('the film at 1280 px, H.264', '1280', 'mp4', 350_000),
  pictures('the film at 1920 px, AV1', '1920', 'webm', 190_000),
  pictures('the film at 1920 px, H.264', '1920', 'mp4', 400_000),
  {
    name: 'a share image',
    pattern: /^share\//,
    limit: 82_000,
    impact: 'A chat that shows the link gives up on the picture.',
  },
]
