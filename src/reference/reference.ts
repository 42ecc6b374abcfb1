import { computeSha256, crc32 } from './checksums.ts'

/** The characters of the references of sealed reports: no 0, O or Q, no 1 or I, no Z beside 2. Any reference has only these. */
export const sealedAlphabet = '23456789ABCDEFGHJKLMNPRSTUVWXY'
/** The characters of a new reference: no vowel, which makes words, and no B, S or V, which are confused with 8, 5, F and D. */
export const referenceAlphabet = sealedAlphabet.replace(/[AEUBSV]/g, '')
const length = 8

/** Returns canonical JSON (RFC 8785) of objects, strings and integers, the only values of a report. */
function canonicalizeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalizeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalizeJson(member)}`).join(',')}}`
}

/**
 * Returns a reference, `4KPD-N2WR`: SHA-256, or else two CRC-32, of canonical JSON, modulo the number of all references,
 * 24^8 (30^8 for a sealed report), written with the characters of an alphabet as digits.
 */
export async function computeReference(content: unknown, alphabet = referenceAlphabet): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalizeJson(content))
  const hash = (await computeSha256(bytes)) ?? formatHex(crc32(bytes)) + formatHex(crc32(bytes.reverse()))
  const base = alphabet.length
  const number = BigInt(`0x${hash}`) % BigInt(base ** length)
  const digits = number.toString(base).padStart(length, '0')
  const text = digits.replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, base)))
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

const formatHex = (number: number) => number.toString(16).padStart(8, '0')
