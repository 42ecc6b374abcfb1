import type { Coding } from './resources.ts'

const offered: readonly Coding[] = ['br', 'gzip', 'identity']
const names: ReadonlySet<string> = new Set([...offered, 'x-gzip', '*'])

/**
 * The codings a client takes, best first: by its quality values, and ours where those are equal (RFC 9110 section
 * 12.5.3). The plain one ends every list: a client that refuses even that is better off with it than with 406.
 */
export function acceptedCodings(header = ''): readonly Coding[] {
  const before = known.get(header)
  if (before) return before
  const codings = readCodings(header)
  if (known.size < 64 && header.length < 64) known.set(header, codings)
  return codings
}

// Nearly all clients send one of a few values. Bounded: what is long, or comes when it is full, is read each time.
const known = new Map<string, readonly Coding[]>()

function readCodings(header: string): readonly Coding[] {
  const quality = new Map<string, number>()
  for (const element of header.split(',')) {
    const [name = '', ...parameters] = element.split(';')
    const coding = name.trim().toLowerCase()
    if (names.has(coding)) quality.set(coding === 'x-gzip' ? 'gzip' : coding, weight(parameters))
  }
  // The plain one is acceptable unless refused, but named codings are what the client asked for.
  const of = (coding: Coding) => quality.get(coding) ?? quality.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
  const wanted = offered.filter((coding) => of(coding) > 0).sort((a, b) => of(b) - of(a))
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}

function weight(parameters: readonly string[]): number {
  const q = parameters.map((parameter) => parameter.trim().toLowerCase()).find((each) => each.startsWith('q='))
  if (q === undefined) return 1
  // A malformed weight is read as a refusal: the plain representation always works.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q.slice(2)) : 0
}
