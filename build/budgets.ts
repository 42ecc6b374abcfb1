/** One limit of the site. A file or a sum over it fails the build. */
export interface Budget {
  readonly what: string
  /** Which files of `dist/` count, by their path in it. */
  readonly files: RegExp
  readonly limit: number
  /** What is counted: bytes on disk, bytes as brotli at its best, or the elements of a page. */
  readonly unit: 'bytes' | 'brotli' | 'elements'
  /** Whether the limit holds for each file or for all of them together. */
  readonly of: 'each' | 'sum'
  /** Whom an overrun hurts. */
  readonly reader: string
}

const slow = 'People on a slow line wait longer for it.'
const metered = 'People who pay by the megabyte pay for decoration.'

/** What only a browser can count. `tests/weight.test.ts` holds it. */
export const visits = {
  /** Bytes over the wire, headers included: the home page on a phone, with its film, read to the end. */
  homeOnPhone: 180_000,
  /** Requests beside those for pictures and icons: the page itself and two fonts; a form has its three scripts too. */
  requests: { page: 3, form: 6 },
} as const

/** What can be counted in the built files. The build ends with an error where one is passed. */
export const budgets: readonly Budget[] = [
  {
    what: 'a page with its CSS',
    files: /^[^/]+\.html$/,
    limit: 14_336,
    unit: 'brotli',
    of: 'each',
    reader: 'The page no longer fits in the first flight of a new connection (RFC 6928: ten segments).',
  },
  {
    what: 'elements of a page',
    files: /^[^/]+\.html$/,
    // MathML spends an element on every sign: /research has some 310 in its folds, which are not laid out until opened.
    // A sixth case and a ninth year have room.
    limit: 1_150,
    unit: 'elements',
    of: 'each',
    reader: 'Old phones lay the page out slowly, and a screen reader has more to walk through.',
  },
  {
    what: 'script at first load',
    files: /^assets\/(wake|islands)-[^/]+\.js$/,
    limit: 65_700,
    unit: 'brotli',
    of: 'sum',
    reader: slow,
  },
  {
    what: 'script fetched while a form is filled in',
    // Not tasks-: it holds what the worker holds, for browsers that let us have no worker, and no visit fetches both.
    files: /^assets\/(?!wake-|islands-|tasks-)[^/]+\.js$/,
    limit: 45_000,
    unit: 'brotli',
    of: 'sum',
    reader: slow,
  },
  {
    what: 'fonts of every page',
    files: /^assets\/(?!stix-two-math-)[^/]+\.woff2$/,
    limit: 28_000,
    unit: 'bytes',
    of: 'sum',
    reader: slow,
  },
  {
    what: 'the font of equations',
    files: /^assets\/stix-two-math-[^/]+\.woff2$/,
    limit: 12_000,
    unit: 'bytes',
    of: 'each',
    reader: slow,
  },
  {
    what: 'a portrait at any width that a phone takes',
    files: /^assets\/0\d-((400|600|800|1200)-[^/]+\.avif|(400|600)-[^/]+\.webp)$/,
    limit: 20_000,
    unit: 'bytes',
    of: 'each',
    reader: slow,
  },
  {
    what: 'a plate at 960 px',
    files: /^assets\/(?!unchartedtall)[a-z]+-960-[^/]+\.(avif|webp)$/,
    limit: 24_000,
    unit: 'bytes',
    of: 'each',
    reader: slow,
  },
  {
    what: 'the plate of twice the height at 960 px',
    files: /^assets\/unchartedtall-960-[^/]+\.(avif|webp)$/,
    limit: 40_000,
    unit: 'bytes',
    of: 'each',
    reader: slow,
  },
  {
    what: 'the film at 1280 px, AV1',
    files: /^assets\/landscape-1280-[^/]+\.webm$/,
    limit: 95_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the film at 1280 px, H.264',
    files: /^assets\/landscape-1280-[^/]+\.mp4$/,
    limit: 350_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the film at 1920 px, AV1',
    files: /^assets\/landscape-1920-[^/]+\.webm$/,
    limit: 190_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the film at 1920 px, H.264',
    files: /^assets\/landscape-1920-[^/]+\.mp4$/,
    limit: 400_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the film for phones, AV1',
    files: /^assets\/portrait-720-[^/]+\.webm$/,
    limit: 70_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the film for phones, H.264',
    files: /^assets\/portrait-720-[^/]+\.mp4$/,
    limit: 150_000,
    unit: 'bytes',
    of: 'each',
    reader: metered,
  },
  {
    what: 'the poster for phones',
    files: /^assets\/poster-portrait-\d+-[^/]+\.(avif|webp)$/,
    limit: 14_000,
    unit: 'bytes',
    of: 'each',
    reader: slow,
  },
  {
    what: 'a share card',
    files: /^share\//,
    limit: 80_000,
    unit: 'bytes',
    of: 'each',
    reader: 'A chat that shows the link gives up on the picture.',
  },
]
