import { contentSecurity } from './content-security.ts'
import { permissions } from './permissions.ts'
import type { Subject } from './subject.ts'

interface Rule {
  readonly name: string
  readonly value: (subject: Subject, tls: boolean) => string | undefined
  readonly why: string
}

const always = (value: string) => () => value
const pages = (value: string) => (subject: Subject) => (subject.kind === 'page' ? value : undefined)

/** Address of the speculation rules that every page without a form names in a header. */
export const speculationRules = '/speculation-rules.json'

const freshness: Record<Subject['kind'], string> = {
  page: 'no-cache',
  data: 'no-cache',
  named: 'public, max-age=31536000, immutable',
  shared: 'public, max-age=86400',
  card: 'public, max-age=86400',
  moved: 'public, max-age=3600',
  notice: 'no-store',
}

/** Every response header that is a matter of policy, in the order they are sent, each with its reason. */
export const rules: readonly Rule[] = [
  {
    name: 'Cache-Control',
    value: ({ kind }) => freshness[kind],
    why: 'Hashed names never change, so they are never asked for again. Pages are checked each time (a 304 of 200 bytes) so that a correction is seen at once; "no-store" would keep them out of the back/forward cache and is only for errors.',
  },
  {
    name: 'Vary',
    value: ({ encoded }) => (encoded ? 'Accept-Encoding' : undefined),
    why: 'A cache must not hand brotli to a client that cannot read it (RFC 9110, 12.5.5).',
  },
  {
    name: 'Content-Security-Policy',
    value: ({ markup, page }, tls) => (markup === undefined ? undefined : contentSecurity(markup, page, tls)),
    why: 'What a document may load, run, send to and be framed by; see content-security.ts. Only for what gets a DOM.',
  },
  {
    name: 'Strict-Transport-Security',
    value: (_, tls) => (tls ? 'max-age=63072000; includeSubDomains' : undefined),
    why: 'Two years of HTTPS only (RFC 6797). Only when told that TLS is in front. No "preload": that list is nearly impossible to leave, so joining it is for the owner of the name.',
  },
  {
    name: 'X-Content-Type-Options',
    value: always('nosniff'),
    why: 'The declared type is the type: nothing is run or shown as something else.',
  },
  {
    name: 'Referrer-Policy',
    value: always('no-referrer'),
    why: 'Which page someone was reading here is nobody else’s business, and nothing of ours needs to know.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: pages('same-origin'),
    why: 'A page that opened ours gets no handle on it, and ours shares no process with it.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: ({ kind }) => (kind === 'card' || kind === 'data' ? 'cross-origin' : 'same-origin'),
    why: 'Other sites may embed the pictures made for links to us, and the public record; nothing else.',
  },
  {
    name: 'Access-Control-Allow-Origin',
    value: ({ kind }) => (kind === 'data' ? '*' : undefined),
    why: 'The public record is public: a notebook or a feed reader in a browser may fetch it. No credentials exist.',
  },
  {
    name: 'Permissions-Policy',
    value: pages(permissions),
    why: 'Doors that no page uses are shut for anything that might get in. Muted autoplay, copying to the clipboard and the share sheet are used and stay at their default, this origin only.',
  },
  {
    name: 'Speculation-Rules',
    value: (subject) => (subject.page?.form ? undefined : pages(`"${speculationRules}"`)(subject)),
    why: 'The next page is fetched while the pointer rests on its link, without an inline script. Not from the two form pages: from the moment of submit nothing at all is asked of the network there.',
  },
]

/** The policy headers of one response. `tls`: visitors reach this server through HTTPS. */
export function policyHeaders(subject: Subject, tls: boolean): [name: string, value: string][] {
  return rules.flatMap(({ name, value }) => {
    const text = value(subject, tls)
    return text === undefined ? [] : [[name, text]]
  })
}
