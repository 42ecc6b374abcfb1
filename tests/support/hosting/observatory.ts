/** What a scan sees of a site: the answer by HTTPS, where plain HTTP leads, and the page. Header names in lowercase. */
export interface Scan {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** False when the site has no HTTPS. */
  readonly https: boolean
  /** Where plain HTTP redirects to at once, if anywhere. */
  readonly redirect: string | undefined
  readonly host: string
  readonly html: string
}

interface Rule {
  readonly name: string
  readonly points: (scan: Scan) => number
}

/**
 * The rules of Mozilla's HTTP Observatory, whose own package is too heavy for this project. Each holds the modifiers of
 * github.com/mdn/mdn-http-observatory, src/grader/charts.js, as decided in the file of src/analyzer/tests/ it is named
 * for, read in November 2026.
 */
const rules: readonly Rule[] = [
  { name: 'csp', points: contentSecurityPolicy },
  // Same file: +5 for cookies that are all Secure and SameSite, 0 for none. This site has none; one fails the scan.
  { name: 'cookies', points: ({ headers }) => (headers['set-cookie'] ? -20 : 0) },
  // -50 only when other origins may read with credentials.
  { name: 'cors', points: ({ headers }) => (headers['access-control-allow-credentials'] ? -50 : 0) },
  { name: 'redirection', points: redirection },
  { name: 'referrer-policy', points: referrerPolicy },
  { name: 'strict-transport-security', points: strictTransportSecurity },
  { name: 'subresource-integrity', points: subresourceIntegrity },
  {
    name: 'x-content-type-options',
    points: ({ headers }) => (text(headers['x-content-type-options']) === 'nosniff' ? 0 : -5),
  },
  { name: 'x-frame-options', points: frameOptions },
  { name: 'cross-origin-resource-policy', points: resourcePolicy },
]

/** Score and grade: penalties first, and extra credit only where what is left is 90 or more (src/scanner/index.js). */
export function observe(scan: Scan): { score: number; grade: string } {
  const points = rules.map((rule) => rule.points(scan))
  const sum = (given: number[]) => given.reduce((total, each) => total + each, 100)
  const strict = sum(points.filter((each) => each < 0))
  const score = Math.max(0, strict >= 90 ? sum(points) : strict)
  return { score, grade: gradeOf(score) }
}

const grades: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

function gradeOf(score: number): string {
  return grades.find(([from]) => score >= from)?.[1] ?? 'F'
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

function contentSecurityPolicy({ headers }: Scan): number {
  const policy = directives(headers)
  if (policy.size === 0) return -25
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (sources: readonly string[], unsafe: readonly string[]) =>
    sources.some((source) => unsafe.includes(source))
  const [script, style] = [withoutOverruled(of('script-src')), withoutOverruled(of('style-src'))]
  if (has(script, [...broad, "'unsafe-inline'", 'data:']) || has(of('object-src'), broad)) return -20
  if ([...policy].some(([name, sources]) => !/^(img|media)-src/.test(name) && insecure(sources))) return -20
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10
  if (insecure([...of('img-src'), ...of('media-src')])) return -10
  if (has(style, [...broad, "'unsafe-inline'", 'data:'])) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

// A hash or nonce makes browsers ignore 'unsafe-inline'.
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const listed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return sources.filter((source) => !listed || source !== "'unsafe-inline'")
}

function insecure(sources: readonly string[]): boolean {
  return sources.some((source) => /^(http|ftp):/.test(source))
}

function redirection({ https, redirect, host }: Scan): number {
  if (!https || !redirect) return -20
  const to = new URL(redirect)
  if (to.protocol !== 'https:') return -10
  return to.hostname === host ? 0 : -5
}

function referrerPolicy({ headers }: Scan): number {
  const given = text(headers['referrer-policy'])
  if (given === '') return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(given) ? 5 : -5
}

function strictTransportSecurity({ https, headers }: Scan): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(text(headers['strict-transport-security']))?.[1]
  if (!https || age === undefined) return -20
  // Six months; +5 would take the browsers' preload list, which is for the owner of a name to join.
  return Number(age) >= 15_552_000 ? 0 : -10
}

// Scripts of our own origin: 0 without integrity, +5 with. From elsewhere without: -5, or -50 over HTTP.
function subresourceIntegrity({ html }: Scan): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => /^(https?:)?\/\//.test(src))
  if (foreign.length > 0) return foreign.some(([, src = '']) => !src.startsWith('https:')) ? -50 : -5
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes(' integrity=')) ? 5 : 0
}

function frameOptions({ headers }: Scan): number {
  if (directives(headers).has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(text(headers['x-frame-options'])) ? 0 : -20
}

function resourcePolicy({ headers }: Scan): number {
  const given = text(headers['cross-origin-resource-policy'])
  if (given === '' || given === 'cross-origin') return 0
  return given === 'same-origin' || given === 'same-site' ? 10 : -5
}

function directives(headers: Scan['headers']): Map<string, string[]> {
  const policy = text(headers['content-security-policy'])
  const each = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(each.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

function text(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}
