import type { ContentCoding } from './resources.ts'

const offered: readonly ContentCoding[] = ['br', 'gzip', 'identity']
const names: ReadonlySet<string> = new Set([...offered, 'x-gzip', '*'])

/**
 * Returns the content codings that a client accepts, best first (RFC 9110, section 12.5.3). `identity` is always last,
 * even if refused: a response is more useful than 406.
 */
export function parseAcceptEncoding(header = ''): readonly ContentCoding[] {
  const knownCodings = known.get(header)
  if (knownCodings) return knownCodings
  const codings = readCodings(header)
  if (known.size < 64 && header.length < 64) known.set(header, codings)
  return codings
}

// Nearly all clients send one of a few values. The cache is bounded: long values, and values that arrive once it is
// full, are parsed each time.
const known = new Map<string, readonly ContentCoding[]>()

function readCodings(header: string): readonly ContentCoding[] {
  const quality = new Map<string, number>()
  for (const element of header.split(',')) {
    const [name = '', ...parameters] = element.split(';')
    const coding = name.trim().toLowerCase()
    if (names.has(coding)) quality.set(coding === 'x-gzip' ? 'gzip' : coding, parseWeight(parameters))
  }
  // `identity` is acceptable unless refused, but a named coding is preferred.
  const getQuality = (coding: ContentCoding) =>
    quality.get(coding) ?? quality.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
  const wanted = offered.filter((coding) => getQuality(coding) > 0).sort((a, b) => getQuality(b) - getQuality(a))
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}

function parseWeight(parameters: readonly string[]): number {
  const q = parameters.map((parameter) => parameter.trim().toLowerCase()).find((each) => each.startsWith('q='))
  if (q === undefined) return 1
  // A malformed weight counts as a refusal: `identity` always works.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q.slice(2)) : 0
}
