import type { Coding } from './responses.ts'

const offered: readonly Coding[] = ['br', 'gzip', 'identity']

/**
 * The codings a client takes, best first: by its quality values, and ours where those are equal (RFC 9110 section
 * 12.5.3). The plain form ends every list: a client that refuses even that is better off with it than with 406.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return ['identity']
  const quality = new Map(header.split(',').map((element) => weighed(element)))
  // The plain form is acceptable unless refused, but named forms are what the client asked for.
  const of = (coding: Coding) => quality.get(coding) ?? quality.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
  const wanted = offered.filter((coding) => of(coding) > 0).sort((a, b) => of(b) - of(a))
  return wanted.includes('identity') ? wanted : [...wanted, 'identity']
}

function weighed(element: string): [coding: string, quality: number] {
  const [coding = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  // A malformed weight is read as a refusal: the plain form always works.
  const value = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0
  return [coding === 'x-gzip' ? 'gzip' : coding, value]
}
