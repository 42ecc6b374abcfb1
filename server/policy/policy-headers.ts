import { createContentSecurityPolicy } from './content-security.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import type { ResponseDescription } from './response-kind.ts'

interface Rule {
  readonly name: string
  readonly value: (subject: ResponseDescription, tls: boolean) => string | undefined
  readonly reason: string
}

const always = (value: string) => () => value
const pages = (value: string) => (subject: ResponseDescription) => (subject.kind === 'page' ? value : undefined)

/** Path of the speculation rules that every page without a form names in a header. */
export const speculationRulesPath = '/speculation-rules.json'

const cacheControl: Record<ResponseDescription['kind'], string> = {
  page: 'no-cache',
  data: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  static: 'public, max-age=86400',
  'share-image': 'public, max-age=86400',
  redirect: 'public, max-age=3600',
  status: 'no-store',
}

/** All policy response headers, in the order they are sent, each with its reason. */
export const headerRules: readonly Rule[] = [
  {
    name: 'Cache-Control',
    value: ({ kind }) => cacheControl[kind],
    reason:
      'Hashed names never change, so browsers do not request them again. Pages are checked each time (a 304 of under 2 kB) so that a correction shows at once; "no-store" would disable the back/forward cache and is only for errors.',
  },
  {
    name: 'Vary',
    value: ({ encoded }) => (encoded ? 'Accept-Encoding' : undefined),
    reason: 'A cache must not send brotli to a client that cannot decode it (RFC 9110, 12.5.5).',
  },
  {
    name: 'Content-Security-Policy',
    value: ({ markup, page }, tls) =>
      markup === undefined ? undefined : createContentSecurityPolicy(markup, page, tls),
    reason:
      'What a document may load, run, submit to and be framed by; see content-security.ts. Only for documents with a DOM.',
  },
  {
    name: 'Strict-Transport-Security',
    value: (_, tls) => (tls ? 'max-age=63072000; includeSubDomains' : undefined),
    reason:
      'Two years of HTTPS only (RFC 6797). Only where TLS is configured. No "preload": removal from that list takes months, so the owner of the domain must decide it.',
  },
  {
    name: 'X-Content-Type-Options',
    value: always('nosniff'),
    reason: 'Browsers use the declared type and do not guess another one.',
  },
  {
    name: 'Referrer-Policy',
    value: always('no-referrer'),
    reason: 'Other sites must not learn which page a visitor read, and this site does not use the referrer.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: pages('same-origin'),
    reason: 'A page that opened this one gets no reference to its window and shares no process with it.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: ({ kind }) => (kind === 'share-image' || kind === 'data' ? 'cross-origin' : 'same-origin'),
    reason: 'Other sites may embed share images and published data; nothing else.',
  },
  {
    name: 'Access-Control-Allow-Origin',
    value: ({ kind }) => (kind === 'data' ? '*' : undefined),
    reason: 'Notebooks and feed readers in a browser may fetch the published data. No credentials exist.',
  },
  {
    name: 'Permissions-Policy',
    value: pages(permissionsPolicy),
    reason:
      'Features that no page uses are disabled for injected code too. Muted autoplay, copying to the clipboard and the share sheet are used and stay at their default, this origin only.',
  },
  {
    name: 'Speculation-Rules',
    value: (subject) => (subject.page?.hasForm ? undefined : pages(`"${speculationRulesPath}"`)(subject)),
    reason:
      'The next page is fetched while the pointer rests on its link, without an inline script. Not from the two form pages: after a submit no network request is made there.',
  },
]

/** Returns the policy headers of one response. `tls` is true if visitors reach the server through HTTPS. */
export function getPolicyHeaders(subject: ResponseDescription, tls: boolean): [name: string, value: string][] {
  return headerRules.flatMap(({ name, value }) => {
    const text = value(subject, tls)
    return text === undefined ? [] : [[name, text]]
  })
}
