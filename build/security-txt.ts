import { reservedOrigin } from '../src/content/organization.ts'
import { siteOrigin } from '../src/origin.ts'

const days = 86_400_000

/** Validity of a security.txt, in days. RFC 9116 section 2.5.5 recommends less than a year. */
const validDays = 360

/** Returns security.txt (RFC 9116); undefined for a real host without a contact. Throws where the contact is none. */
export function createSecurityTxt(now: Date, contact = process.env.SECURITY_CONTACT): string | undefined {
  if (!contact && siteOrigin !== reservedOrigin) return undefined
  const expires = new Date(Math.floor(now.getTime() / days + validDays) * days)
  return [
    `Contact: ${contact ? parseContact(contact) : `mailto:security@${new URL(reservedOrigin).host}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

// RFC 9116 section 2.5.3: a URI, and HTTPS for a web page.
function parseContact(text: string): string {
  if (URL.canParse(text) && /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/.test(text)) return text
  throw new Error(
    `SECURITY_CONTACT must be like mailto:security@your.host or https://your.host/security, not "${text}".`,
  )
}
