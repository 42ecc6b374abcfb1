import { getLastModified } from '../content/case-attributes.ts'
import type { ResearchCase } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { organization } from '../content/organization.ts'
import type { PublishedFile } from './published-file.ts'
import { getCaseUrl } from './urls.ts'

// A citation is of a version: its dates are those of it, and not of the day on which the case was published.
const year = (researchCase: ResearchCase) => getLastModified(researchCase).slice(0, 4)
const note = (researchCase: ResearchCase) => `Version of ${formatDate(getLastModified(researchCase))}`
const title = ({ name, location }: ResearchCase) => `${name}, ${location}`
const key = ({ id }: ResearchCase) => `qrr-${id}`

/** Returns how to cite a case in running text: author, year of the version, title, version, permanent URL. */
export function formatCitation(researchCase: ResearchCase): string {
  return `${organization.name} (${year(researchCase)}). ${title(researchCase)}. ${note(researchCase)}. ${getCaseUrl(researchCase)}`
}

/**
 * Returns the same as an entry for BibTeX and BibLaTeX. Double braces keep capitals and the organization's name whole. BibTeX's
 * own styles take `@online` for `@misc`, and print `howpublished`, but no `url`; BibLaTeX would print both of `@misc`.
 */
export function formatBibtex(researchCase: ResearchCase): string {
  const fields = {
    author: `{${organization.name}}`,
    title: `{${title(researchCase)}}`,
    // As text: `\url` is of a package that not everybody loads.
    howpublished: getCaseUrl(researchCase),
    year: year(researchCase),
    // BibLaTeX reads the day, too.
    date: getLastModified(researchCase),
    note: note(researchCase),
    url: getCaseUrl(researchCase),
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(12)} = {${value}}`)
  return `@online{${key(researchCase)},\n${lines.join(',\n')}\n}`
}

function ris(researchCase: ResearchCase): string {
  const lines = [
    ['TY', 'RPRT'],
    ['ID', key(researchCase)],
    // EndNote reads what ends in a comma as the name of an organization, and takes no last name from it.
    ['AU', `${organization.name},`],
    ['TI', title(researchCase)],
    ['PY', year(researchCase)],
    ['DA', getLastModified(researchCase).replaceAll('-', '/')],
    ['PB', organization.name],
    ['N1', note(researchCase)],
    ['UR', getCaseUrl(researchCase)],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

export const citationFormats = [
  {
    extension: 'bib',
    name: 'BibTeX',
    mediaType: 'application/x-bibtex',
    write: (researchCase: ResearchCase) => `${formatBibtex(researchCase)}\n`,
  },
  { extension: 'ris', name: 'RIS', mediaType: 'application/x-research-info-systems', write: ris },
] as const

/** Returns the name in `dist/` of a case's citation: `cite/uncharted.ris`. It never changes. */
export function getCitationPath({ id }: ResearchCase, { extension }: (typeof citationFormats)[number]): string {
  return `cite/${id}.${extension}`
}

/** Returns the files by which a case is cited. */
export function getCitationFiles(researchCase: ResearchCase): readonly PublishedFile[] {
  return citationFormats.map((format) => ({
    path: getCitationPath(researchCase, format),
    mediaType: format.mediaType,
    render: () => format.write(researchCase),
  }))
}
