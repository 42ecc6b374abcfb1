import type { ManifestFile } from '../policy/build-manifest.ts'
import { getPolicyHeaders, headerRules } from '../policy/policy-headers.ts'
import { describeResponse, type ResponseDescription } from '../policy/response-kind.ts'
import { classVariable, quote } from './nginx-syntax.ts'

/** Returns the name of the class of responses with the same policy headers: a page's name, or the kind of a file. */
export function getHeaderClass({ kind, file = '', encoded, markup }: ResponseDescription): string {
  if (kind === 'page' || markup !== undefined) return file
  return encoded ? `${kind}-text` : kind
}

/**
 * Returns the policy headers in nginx's syntax: a literal if every response has the same value, else a map from the
 * class of the response (nginx omits headers with an empty value). `maps` belongs in `http { }`, `headers` in `server {
 * }`.
 */
export function createHeaderMaps(files: readonly ManifestFile[], tls: boolean): { maps: string[]; headers: string[] } {
  const subjects: ResponseDescription[] = [...files.map(describeResponse), { kind: 'redirect' }, { kind: 'status' }]
  const classes = new Map(subjects.map((subject) => [getHeaderClass(subject), new Map(getPolicyHeaders(subject, tls))]))
  const maps: string[] = []
  const headers = headerRules.map(({ name }) => {
    const values = new Map([...classes].map(([key, found]) => [key, found.get(name) ?? '']))
    const usual = mostCommon([...values.values()])
    const others = [...values].filter(([, value]) => value !== usual)
    if (others.length === 0) return usual && `add_header ${name} ${quote(usual)} always;`
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const lines = others.map(([key, value]) => `  ${key} ${quote(value)};`)
    // If the map were not volatile, nginx would keep the value of a response that it replaces by an error's.
    maps.push(
      [`map ${classVariable} ${variable} {`, '  volatile;', `  default ${quote(usual)};`, ...lines, '}'].join('\n'),
    )
    return `add_header ${name} ${variable} always;`
  })
  return { maps, headers: headers.filter(Boolean) }
}

function mostCommon(values: readonly string[]): string {
  const count = (value: string) => values.filter((each) => each === value).length
  return values.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}
