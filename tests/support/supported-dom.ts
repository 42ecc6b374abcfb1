import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

type Versions = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios', number>>

/** The oldest versions in which the forms work (docs/decisions/performance-and-browsers.md). */
export const oldestForForms: Versions = { chrome: 103, edge: 103, firefox: 102, safari: 15.4, safari_ios: 15.4 }

/** Versions that are too old for the forms, in which the form loader says so and writes the email. */
export const oldestForLoader: Versions = { chrome: 83, edge: 83, firefox: 78, safari: 14.1, safari_ios: 14.5 }

const require = createRequire(import.meta.url)
const { api }: CompatData = require('@mdn/browser-compat-data')

/**
 * Returns TypeScript's declarations of the DOM without what one of these browsers lacks: members, static members
 * and global names, by MDN's data. Takes the declarations as TypeScript has them: one member a line, no nested types.
 */
export function removeNewerDeclarations(declarations: string, oldest: Versions): string {
  const isNewer = (entry: Identifier | undefined) => isNewerThan(entry, oldest)
  const users = findUsersOfMixins(declarations)
  let owner = ''
  let isStatic = false
  let isRemoved = false
  const kept = declarations.split('\n').filter((line) => {
    const [, keyword, name = ''] = /^(interface|declare var|declare function) (\w+)/.exec(line) ?? []
    if (keyword) {
      owner = name
      isStatic = keyword === 'declare var' && line.endsWith('{')
      isRemoved = keyword !== 'interface' && isNewer(api[name] ?? api.Window?.[name])
    }
    // A form has its controls as members: every name would be one.
    if (line.startsWith('    [name: string]: any')) return false
    if (isRemoved || !/^ {4}\w/.test(line)) return !isRemoved
    const [, member = ''] = /^ {4}(?:readonly |get |set )?(\w+)/.exec(line) ?? []
    const names = isStatic ? [`${member}_static`] : [member, `${member.slice(2)}_event`]
    const entries = [owner, ...(users.get(owner) ?? [])].flatMap((user) => names.map((key) => api[user]?.[key]))
    const known = [...entries, ...(owner === 'WindowOrWorkerGlobalScope' ? [api[member]] : [])].filter(Boolean)
    return known.length === 0 || !known.every(isNewer)
  })
  return kept.join('\n')
}

/** Returns the interfaces that extend each interface: MDN lists the members of a mixin there. */
function findUsersOfMixins(declarations: string): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const [, user = '', mixins = ''] of declarations.matchAll(/^interface (\w+) extends ([^{]+)/gm))
    for (const mixin of mixins.match(/\w+/g) ?? [])
      if (!api[mixin]) users.set(mixin, [...(users.get(mixin) ?? []), user])
  return users
}

function isNewerThan(entry: Identifier | undefined, oldest: Versions): boolean {
  const support = entry?.__compat?.support
  if (!support) return false
  return Object.entries(oldest).some(([browser, version]) => {
    const [newest] = [support[browser as keyof Versions] ?? []].flat()
    return !newest || !hasSince(newest, version)
  })
}

function hasSince(
  { version_added, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: number,
): boolean {
  if (flags || prefix || alternative_name) return false
  return typeof version_added === 'string' && Number.parseFloat(version_added.replace('≤', '')) <= version
}
