import type { ManifestFile } from '../policy/build-manifest.ts'
import { mergePolicies } from '../policy/content-security.ts'
import { getMediaType } from '../policy/media-types.ts'
import { getUrlPath, notFoundFile, redirects } from '../policy/paths.ts'
import { getPolicyHeaders } from '../policy/policy-headers.ts'
import { describeResponse, type ResponseDescription } from '../policy/response-kind.ts'

const csp = 'Content-Security-Policy'

/** Headers that differ between paths. All others are stated once, for `/*`; they are harmless on a picture. */
const ownOfAddress = [
  csp,
  'Cache-Control',
  'Cross-Origin-Resource-Policy',
  'Access-Control-Allow-Origin',
  'Speculation-Rules',
]

/**
 * Returns `_headers`, for static hosts that read it; such hosts serve HTTPS only. The rule for `/*` is also the only
 * one that applies to the 404 page, whose path is arbitrary. Where two rules match, Cloudflare Pages joins the values
 * by a comma and Netlify takes the later rule's, so only Content-Security-Policy is in both, the most permissive first:
 * with two policies a browser enforces both (CSP Level 3, section 8.1), which equals the stricter one.
 */
export function createHeadersFile(files: readonly ManifestFile[]): string {
  const subjects = files.map(describeResponse)
  const notFound = subjects.find(({ file }) => file === notFoundFile)
  const everywhere = notFound ? getHeaders(notFound).filter(([name]) => !ownOfAddress.includes(name)) : []
  const policies = subjects.flatMap((subject) =>
    getHeaders(subject).flatMap(([name, value]) => (name === csp ? value : [])),
  )
  const rules = new Map([['/*', [...everywhere, [csp, mergePolicies(policies)]]]])
  for (const subject of subjects) {
    if (subject.file === undefined || subject.file === notFoundFile) continue
    const own = getHeaders(subject).filter(([name]) => ownOfAddress.includes(name))
    // Hosts have no types for some extensions, none with a charset for others, and serve speculation rules as plain JSON,
    // which Chromium ignores.
    const mediaType = getMediaType(subject.file)
    const isTypeStated = subject.kind !== 'page' && /xml|json|icon/.test(mediaType)
    const type = isTypeStated || subject.kind === 'data' ? [['Content-Type', mediaType]] : []
    // Only headers of its own are repeated for a hashed name: where two rules match, a host may join their values.
    const policy = own.filter(([name]) => name === csp)
    const others = own.filter(([name]) => name !== csp)
    if (subject.kind !== 'asset') rules.set(getUrlPath(subject.file), [...type, ...own])
    else {
      rules.set('/assets/*', others)
      if (policy.length > 0) rules.set(getUrlPath(subject.file), [...type, ...policy])
    }
  }
  return formatRules([...rules].map(([path, headers]) => [path, ...headers.map((header) => `  ${header.join(': ')}`)]))
}

/**
 * Returns `_redirects`, for hosts that read it. Hosts that normalize such paths themselves do not use these lines. With
 * `isForced`, which only Netlify reads, a redirect precedes a file of its name.
 */
export function createRedirectsFile(isForced = false): string {
  return [...redirects]
    .map(([from, to]) => `${from} ${to} 301${isForced && from.endsWith('.html') ? '!' : ''}\n`)
    .join('')
}

function getHeaders(subject: ResponseDescription): [name: string, value: string][] {
  // These hosts compress on their own and set Vary.
  return getPolicyHeaders(subject, true).filter(([name]) => name !== 'Vary')
}

// Cloudflare Pages ignores rules beyond this limit.
function formatRules(rules: string[][]): string {
  const long = rules.flat().find((line) => line.length > 2000)
  if (long) throw new Error(`_headers: a line has ${long.length} characters; the limit is 2,000: ${long.slice(0, 60)}…`)
  if (rules.length > 100) throw new Error(`_headers has ${rules.length} rules; the limit is 100.`)
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
