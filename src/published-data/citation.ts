import { getLastModified } from '../content/case-attributes.ts'
import type { ResearchCase } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { organization } from '../content/organization.ts'
import { formatJson } from './json.ts'
import { getCaseUrl } from './urls.ts'

const note = (of: ResearchCase) => `Case notes, last changed ${formatDate(getLastModified(of))}`
const title = ({ name, location }: ResearchCase) => `${name}, ${location}`
const key = ({ id }: ResearchCase) => `qrr-${id}`

/** Returns how to cite a case in running text: author (year), title, what it is, permanent address. */
export function formatCitation(of: ResearchCase): string {
  return `${organization.name} (${of.published.slice(0, 4)}). ${title(of)}. ${note(of)}. ${getCaseUrl(of)}`
}

/** Returns the same as an entry for BibTeX. Double braces keep capitals and the organization's name whole. */
export function formatBibtex(of: ResearchCase): string {
  const fields = {
    author: `{${organization.name}}`,
    title: `{${of.name}}, ${of.location}`,
    year: of.published.slice(0, 4),
    note: note(of),
    url: getCaseUrl(of),
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(6)} = {${value}}`)
  return `@misc{${key(of)},\n${lines.join(',\n')}\n}`
}

/** Returns the same in RIS (Research Information Systems, 2001): a report by a group author. */
function ris(of: ResearchCase): string {
  const lines = [
    ['TY', 'RPRT'],
    ['ID', key(of)],
    ['AU', organization.name],
    ['TI', title(of)],
    ['PY', of.published.slice(0, 4)],
    ['DA', of.published.replaceAll('-', '/')],
    ['PB', organization.name],
    ['N1', note(of)],
    ['UR', getCaseUrl(of)],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** Returns the same as CSL-JSON (Citation Style Language 1.0.2, data schema). */
function cslJson(of: ResearchCase): string {
  return formatJson([
    {
      id: key(of),
      type: 'report',
      author: [{ literal: organization.name }],
      title: title(of),
      publisher: organization.name,
      issued: { 'date-parts': [of.published.split('-').map(Number)] },
      note: note(of),
      URL: getCaseUrl(of),
    },
  ])
}

/** The citation of a case in every format: the files' endings, and what is in them. */
export const citationFormats = [
  { ending: 'bib', name: 'BibTeX', write: (of: ResearchCase) => `${formatBibtex(of)}\n` },
  { ending: 'ris', name: 'RIS', write: ris },
  { ending: 'csl.json', name: 'CSL-JSON', write: cslJson },
] as const

/** Returns the name in `dist/` of a case's citation: `cite/uncharted.ris`. Lasting. */
export function getCitationPath({ id }: ResearchCase, { ending }: (typeof citationFormats)[number]): string {
  return `cite/${id}.${ending}`
}
