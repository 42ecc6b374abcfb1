import { fingerprintBytes } from './fingerprint.ts'

/** Read aloud or by hand, none of these is taken for another: no 0 or O or Q, no 1 or I, no 2 for Z. */
export const alphabet = '23456789ABCDEFGHJKLMNPRSTUVWXY'
const length = 8n

/** JSON that has one form only: RFC 8785. Objects of strings and whole numbers, which is all a report holds. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}

/**
 * The reference of a report's content: SHA-256 of its canonical JSON, modulo 30^8, in the thirty characters above, as
 * `ABCD-EFGH`. Anyone who holds report.json can work it out again; nobody can tell from it that a report was received.
 */
export function referenceOf(content: unknown): string {
  const { sha256 } = fingerprintBytes(new TextEncoder().encode(canonicalJson(content)))
  const base = BigInt(alphabet.length)
  let rest = BigInt(`0x${sha256}`) % base ** length
  let text = ''
  for (let place = 0n; place < length; place += 1n) {
    text = `${alphabet[Number(rest % base)]}${text}`
    rest /= base
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
