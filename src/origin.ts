import { reservedOrigin } from './content/organization.ts'

const setting = process.env.SITE_ORIGIN

/** Where this build will be published: scheme and host, without a slash at the end. The build writes it into the forms' code. */
export const origin: string = setting ? originOf(setting) : reservedOrigin

/** One line for the output of a build, so that nobody publishes under the reserved name unknowingly. */
export const originLine: string = setting
  ? `Addresses begin with ${origin} (SITE_ORIGIN).`
  : `Addresses begin with ${origin}, which exists nowhere. To publish, build with SITE_ORIGIN=https://your.host`

/** Gives a setting as an origin (WHATWG URL). Throws when it is none, or says more than an origin: a path, a query. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!plain) throw new Error(`SITE_ORIGIN must be a scheme and a host, like https://www.your.host, not "${text}".`)
  return url.origin
}
