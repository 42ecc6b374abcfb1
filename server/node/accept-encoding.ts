import type { ContentCoding } from './resources.ts'

const offered: readonly ContentCoding[] = ['br', 'gzip', 'identity']
const names: ReadonlySet<string> = new Set([...offered, 'x-gzip', '*'])

/**
 * Returns the content codings that a client accepts, best first (RFC 9110, section 12.5.3). `identity` is always last,
 * even if refused: a response is more useful than 406.
 */
export function parseAcceptEncoding(header = ''): readonly ContentCoding[] {
  const quality = new Map<string, number>()
  for (const element of header.split(',')) {
    const [name = '', ...parameters] = element.split(';')
    const coding = name.trim().toLowerCase()
    if (names.has(coding)) quality.set(coding === 'x-gzip' ? 'gzip' : coding, parseWeight(parameters))
  }
  // `identity` is acceptable unless refused, but a named coding is preferred.
  const getQuality = (coding: ContentCoding) =>
    quality.get(coding) ?? quality.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
  const accepted = offered.filter((coding) => getQuality(coding) > 0).sort((a, b) => getQuality(b) - getQuality(a))
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

function parseWeight(parameters: readonly string[]): number {
  const weight = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='))
  if (weight === undefined) return 1
  // A malformed weight counts as a refusal: `identity` always works.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0
}
