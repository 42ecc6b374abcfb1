import { addressOf, moved, notFoundFile } from '../policy/addresses.ts'
import type { BuiltFile } from '../policy/build-files.ts'
import { widestPolicy } from '../policy/content-security.ts'
import { mediaType } from '../policy/media-types.ts'
import { policyHeaders } from '../policy/policy.ts'
import { type Subject, subjectOf } from '../policy/subject.ts'

const csp = 'Content-Security-Policy'

/** Headers that differ from address to address. All others are given once, for `/*`: a picture may well have them. */
const ownOfAddress = [
  csp,
  'Cache-Control',
  'Cross-Origin-Resource-Policy',
  'Access-Control-Allow-Origin',
  'Speculation-Rules',
]

/** By their endings a host would call these plain JSON, which Chromium does not take for rules, and plain XML. */
const misnamed = ['speculation-rules.json', 'feed.xml']

/** These hosts compress as they see fit, and say so themselves. */
const ownOfHost = ['Vary']

/**
 * `_headers` for static hosts that read one; such hosts serve HTTPS only. The rule for `/*` is also all that reaches the
 * 404 page, whose address is anyone's. Where two rules match, Cloudflare Pages joins the values of a header by a comma
 * and Netlify takes the later rule's. So only the Content-Security-Policy stands in both, the widest first: two policies
 * both hold (CSP Level 3, section 8.1), and what both allow is what the narrower one allows.
 */
export function headersFile(files: readonly BuiltFile[]): string {
  const subjects = files.map(subjectOf)
  const notFound = subjects.find(({ file }) => file === notFoundFile)
  const everywhere = notFound ? headersOf(notFound).filter(([name]) => !ownOfAddress.includes(name)) : []
  const policies = subjects.flatMap((subject) =>
    headersOf(subject).flatMap(([name, value]) => (name === csp ? value : [])),
  )
  const rules = new Map([['/*', [...everywhere, [csp, widestPolicy(policies)]]]])
  for (const subject of subjects) {
    if (subject.file === undefined || subject.file === notFoundFile) continue
    const own = headersOf(subject).filter(([name]) => ownOfAddress.includes(name))
    const type = misnamed.includes(subject.file) ? [['Content-Type', mediaType(subject.file)]] : []
    rules.set(subject.kind === 'named' ? '/assets/*' : addressOf(subject.file), [...type, ...own])
  }
  return withinLimits([...rules].map(([path, headers]) => [path, ...headers.map((header) => `  ${header.join(': ')}`)]))
}

/** `_redirects`, for hosts that read one. Those that mend such addresses themselves never come to these lines. */
export function redirectsFile(): string {
  return [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('')
}

function headersOf(subject: Subject): [name: string, value: string][] {
  return policyHeaders(subject, true).filter(([name]) => !ownOfHost.includes(name))
}

// Cloudflare Pages drops what is beyond these.
function withinLimits(rules: string[][]): string {
  const long = rules.flat().find((line) => line.length > 2000)
  if (long) throw new Error(`_headers: a line has ${long.length} characters and may have 2,000: ${long.slice(0, 60)}…`)
  if (rules.length > 100) throw new Error(`_headers has ${rules.length} rules and may have 100.`)
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
