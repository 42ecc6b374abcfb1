import type { ManifestFile } from './build-manifest.ts'
import { getPolicyHeaders, headerRules } from './policy-headers.ts'
import { describeResponse, kindPatterns } from './response-kind.ts'

/** A header that files have whose names match; of two rules for one header the later one holds. */
export interface HeaderPattern {
  readonly name: string
  /** Undefined: these files do not have the header. */
  readonly value: string | undefined
  /** A regular expression for names in `dist/`, in what PCRE, RE2 and JavaScript have in common; undefined for all. */
  readonly pattern?: string
}

/** Returns the policy headers of a build's files as few rules, for hosts that serve HTTPS and match names by patterns. */
export function listHeaderPatterns(files: readonly ManifestFile[]): HeaderPattern[] {
  const described = files.map((built) => ({ file: built.file, headers: getHeaders(describeResponse(built)) }))
  const endings = new Set(files.map(({ file }) => /\.\w+$/.exec(file)?.[0] ?? file))
  const patterns = [
    ...kindPatterns.map(([, pattern]) => pattern),
    ...[...endings].map((ending) => `${escapePattern(ending)}$`),
    ...files.map(({ file }) => `^${escapePattern(file)}$`),
  ]
  const others = getHeaders({ kind: 'static' })
  return headerRules.flatMap(({ name }) => {
    const rules: HeaderPattern[] = [{ name, value: others.get(name) }]
    const getValue = (file: string) => rules.findLast(({ pattern = '' }) => RegExp(pattern).test(file))?.value
    for (const pattern of patterns) {
      const matched = described.filter(({ file }) => RegExp(pattern).test(file))
      const values = new Set(matched.map(({ headers }) => headers.get(name)))
      if (values.size !== 1 || matched.every(({ file, headers }) => getValue(file) === headers.get(name))) continue
      const [value, before] = [[...values][0], rules.at(-1)]
      if (before?.pattern && before.value === value)
        rules.splice(-1, 1, { ...before, pattern: `${before.pattern}|${pattern}` })
      else rules.push({ name, value, pattern })
    }
    return rules.filter(({ pattern, value }) => pattern !== undefined || value !== undefined)
  })
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&')
}

function getHeaders(subject: Parameters<typeof getPolicyHeaders>[0]): ReadonlyMap<string, string> {
  return new Map(getPolicyHeaders(subject, true))
}
