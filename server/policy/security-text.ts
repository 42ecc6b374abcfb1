import { reservedOrigin } from '../../src/content/organization.ts'
import { origin } from '../../src/origin.ts'

const days = 86_400_000

/** How long a security.txt is good for, in days. RFC 9116 section 2.5.5 recommends less than a year. */
const goodFor = 360

/** When less than this is left, in days, the server says so at each start. */
export const warnBelow = 30

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. `now` is the day of the build. */
export function securityText(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / days + goodFor) * days)
  return [
    `Contact: mailto:security@${new URL(reservedOrigin).host}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Days until a security.txt expires, rounded down; negative when it has. NaN when it names no day. */
export function daysLeft(text: string, now: Date): number {
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  return Math.floor((Date.parse(expires) - now.getTime()) / days)
}
