import { computeSha256, crc32 } from './checksums.ts'

/** Characters that are not confused when read aloud or written by hand: no 0, O or Q, no 1 or I, no Z beside 2. */
export const referenceAlphabet = '23456789ABCDEFGHJKLMNPRSTUVWXY'
const length = 8

/** Returns canonical JSON (RFC 8785) of objects, strings and integers, the only values of a report. */
export function canonicalizeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalizeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalizeJson(member)}`).join(',')}}`
}

/** Returns a reference, `ABCD-EFGH`: SHA-256, or else two CRC-32, of canonical JSON, modulo 30^8. */
export async function computeReference(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalizeJson(content))
  const hash = (await computeSha256(bytes)) ?? formatHex(crc32(bytes)) + formatHex(crc32(bytes.reverse()))
  const base = referenceAlphabet.length
  const number = BigInt(`0x${hash}`) % BigInt(base ** length)
  const digits = number.toString(base).padStart(length, '0')
  const text = digits.replace(/./g, (digit) => referenceAlphabet.charAt(Number.parseInt(digit, base)))
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

const formatHex = (number: number) => number.toString(16).padStart(8, '0')
