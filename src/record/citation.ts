import { modifiedOf } from '../content/case-facts.ts'
import type { Case } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { addressOfCase } from './addresses.ts'

const note = (of: Case) => `Case record, last changed ${modifiedOf(of)}`

/** How to cite a case in running text: author (year), title, what it is, permanent address. */
export function citation(of: Case): string {
  const { name, location, published } = of
  return `${organization.name} (${published.slice(0, 4)}). ${name}, ${location}. ${note(of)}. ${addressOfCase(of)}`
}

/** The same as an entry for BibTeX. Double braces keep capitals and the organization's name whole. */
export function bibtex(of: Case): string {
  const { id, name, location, published } = of
  const fields = {
    author: `{${organization.name}}`,
    title: `{${name}}, ${location}`,
    year: published.slice(0, 4),
    note: note(of),
    url: addressOfCase(of),
  }
  const lines = Object.entries(fields).map(([key, value]) => `  ${key.padEnd(6)} = {${value}}`)
  return `@misc{qrr-${id},\n${lines.join(',\n')}\n}`
}
