import { reservedOrigin } from '../../src/content/organization.ts'
import { origin } from '../../src/origin.ts'

const days = 86_400_000

/** How long a security.txt is good for, in days. RFC 9116 section 2.5.5 recommends less than a year. */
const goodFor = 360

/** When less than this is left, in days, the server says so at each start. */
export const warnBelow = 30

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. `now` is the day of the build. `contact` is a URI
 * (SECURITY_CONTACT). Without one only the reserved host has a mailbox, which nobody reads as nobody can be there; nothing
 * is made up for a real host. Throws for a contact that is none.
 */
export function securityText(now: Date, contact = process.env.SECURITY_CONTACT): string | undefined {
  if (!contact && origin !== reservedOrigin) return undefined
  const expires = new Date(Math.floor(now.getTime() / days + goodFor) * days)
  return [
    `Contact: ${contact ? contactUri(contact) : `mailto:security@${new URL(reservedOrigin).host}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

// RFC 9116 section 2.5.3: a URI, and HTTPS where it leads to a page.
function contactUri(text: string): string {
  if (URL.canParse(text) && /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/.test(text)) return text
  throw new Error(
    `SECURITY_CONTACT must be like mailto:security@your.host or https://your.host/security, not "${text}".`,
  )
}

/** Days until a security.txt expires, rounded down; negative when it has. NaN when it names no day. */
export function daysLeft(text: string, now: Date): number {
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  return Math.floor((Date.parse(expires) - now.getTime()) / days)
}
