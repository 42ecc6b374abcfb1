import { modifiedOf } from '../content/case-facts.ts'
import type { Case } from '../content/cases.ts'
import { dayInWords } from '../content/days.ts'
import { organization } from '../content/organization.ts'
import { addressOfCase } from './addresses.ts'
import { json } from './json.ts'

const note = (of: Case) => `Case notes, last changed ${dayInWords(modifiedOf(of))}`
const title = ({ name, location }: Case) => `${name}, ${location}`
const key = ({ id }: Case) => `qrr-${id}`

/** How to cite a case in running text: author (year), title, what it is, permanent address. */
export function citation(of: Case): string {
  return `${organization.name} (${of.published.slice(0, 4)}). ${title(of)}. ${note(of)}. ${addressOfCase(of)}`
}

/** The same as an entry for BibTeX. Double braces keep capitals and the organization's name whole. */
export function bibtex(of: Case): string {
  const fields = {
    author: `{${organization.name}}`,
    title: `{${of.name}}, ${of.location}`,
    year: of.published.slice(0, 4),
    note: note(of),
    url: addressOfCase(of),
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(6)} = {${value}}`)
  return `@misc{${key(of)},\n${lines.join(',\n')}\n}`
}

/** The same in RIS (Research Information Systems, 2001): a report by a group author. */
function ris(of: Case): string {
  const lines = [
    ['TY', 'RPRT'],
    ['ID', key(of)],
    ['AU', organization.name],
    ['TI', title(of)],
    ['PY', of.published.slice(0, 4)],
    ['DA', of.published.replaceAll('-', '/')],
    ['PB', organization.name],
    ['N1', note(of)],
    ['UR', addressOfCase(of)],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** The same as CSL-JSON (Citation Style Language 1.0.2, data schema). */
function cslJson(of: Case): string {
  return json([
    {
      id: key(of),
      type: 'report',
      author: [{ literal: organization.name }],
      title: title(of),
      publisher: organization.name,
      issued: { 'date-parts': [of.published.split('-').map(Number)] },
      note: note(of),
      URL: addressOfCase(of),
    },
  ])
}

/** The citation of a case in every format: the files' endings, and what is in them. */
export const citationFormats = [
  { ending: 'bib', name: 'BibTeX', write: (of: Case) => `${bibtex(of)}\n` },
  { ending: 'ris', name: 'RIS', write: ris },
  { ending: 'csl.json', name: 'CSL-JSON', write: cslJson },
] as const

/** The name in `dist/` of a case's citation: `cite/uncharted.ris`. Lasting. */
export function citationFile({ id }: Case, { ending }: (typeof citationFormats)[number]): string {
  return `cite/${id}.${ending}`
}
