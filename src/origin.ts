import { reservedOrigin } from './content/organization.ts'

const setting = process.env.SITE_ORIGIN

/** The origin of this build: scheme and host, without a trailing slash. The build replaces it in the form code. */
export const siteOrigin: string = setting ? parseOrigin(setting) : reservedOrigin

/** One line for the output of a build, so that the reserved name is not published by mistake. */
export const originMessage: string = setting
  ? `URLs begin with ${siteOrigin} (SITE_ORIGIN).`
  : `URLs begin with ${siteOrigin}, which exists nowhere. To publish, build with SITE_ORIGIN=https://your.host`

/** Returns a setting as an origin (WHATWG URL). Throws if it is not a URL, or has more than an origin. */
export function parseOrigin(text: string): string {
  const url = parseUrl(text)
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!plain) throw new Error(`SITE_ORIGIN must be a scheme and a host, like https://www.your.host, not "${text}".`)
  return url.origin
}

/** The form code parses the origin too, also in browsers without `URL.canParse`, which is newer than 2022. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
