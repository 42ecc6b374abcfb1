import type { BuiltFile } from '../policy/build-files.ts'
import { policyHeaders, rules } from '../policy/policy.ts'
import { type Subject, subjectOf } from '../policy/subject.ts'
import { classVariable, quoted } from './nginx-words.ts'

/** Name of the class of responses that have the same policy headers: a page's own name, or what a file is. */
export function classOf({ kind, file = '', encoded, markup }: Subject): string {
  if (kind === 'page' || markup !== undefined) return file
  return encoded ? `${kind}-text` : kind
}

/**
 * The policy's headers in nginx's words: literal where every response has the same value, else a map from the class of the
 * response. nginx sends no header for an empty value. `maps` belong into `http { }`, `headers` into `server { }`.
 */
export function headerMaps(files: readonly BuiltFile[], tls: boolean): { maps: string[]; headers: string[] } {
  const subjects: Subject[] = [...files.map(subjectOf), { kind: 'moved' }, { kind: 'notice' }]
  const classes = new Map(subjects.map((subject) => [classOf(subject), new Map(policyHeaders(subject, tls))]))
  const maps: string[] = []
  const headers = rules.map(({ name }) => {
    const values = new Map([...classes].map(([key, found]) => [key, found.get(name) ?? '']))
    const usual = mostCommon([...values.values()])
    const others = [...values].filter(([, value]) => value !== usual)
    if (others.length === 0) return usual && `add_header ${name} ${quoted(usual)} always;`
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const lines = others.map(([key, value]) => `  ${key} ${quoted(value)};`)
    // Not volatile, nginx would keep the value of a response that it then replaces by an error's.
    maps.push(
      [`map ${classVariable} ${variable} {`, '  volatile;', `  default ${quoted(usual)};`, ...lines, '}'].join('\n'),
    )
    return `add_header ${name} ${variable} always;`
  })
  return { maps, headers: headers.filter(Boolean) }
}

function mostCommon(values: readonly string[]): string {
  const count = (value: string) => values.filter((each) => each === value).length
  return values.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}
