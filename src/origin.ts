import { reservedOrigin } from './content/organization.ts'

const setting = process.env.SITE_ORIGIN

/** The origin of this build: scheme and host, without a trailing slash. */
export const siteOrigin: string = setting ? parseOrigin(setting) : reservedOrigin

/** One line for the output of a build, so that the reserved name is not published by mistake. */
export const originMessage: string = setting
  ? `URLs begin with ${siteOrigin} (SITE_ORIGIN).`
  : `URLs begin with ${siteOrigin}, which exists nowhere. To publish, build with SITE_ORIGIN=https://your.host`

/** Returns a setting as an origin (WHATWG URL). Throws if it is not a URL, or has more than an origin. */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw new Error(`SITE_ORIGIN must be a scheme and a host, like https://www.your.host, not "${text}".`)
}
