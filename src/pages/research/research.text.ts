import {
  caseYears,
  firstCaseYear,
  formatCaseSummary,
  formatPlaceCount,
  sealedYears,
} from '../../content/case-summary.ts'
import { openData } from '../../content/cases.ts'
import { citationFormats } from '../../published-data/citation.ts'
import { getFileUrl } from '../../published-data/file-urls.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { team } from '../../site.ts'

const extensions = citationFormats.map(({ extension }) => `.${extension}`)

export const researchText = {
  lead: `${formatCaseSummary()}, and the sealed archive of every accepted report from ${sealedYears}.`,
  kinds: `Reports stay sealed. When they lead us to measure, we open a case. Most places measure as they should; then there is no case. Since ${firstCaseYear}, cases are published here. The plates are computed from equations and do not show the sites.`,
  asOf: 'Record as of',
  casesTitle: `Cases of ${caseYears}`,
  terms: { location: 'Location', date: 'Date' },
  notes: {
    title: 'Case notes',
    status: 'Status',
    people: 'Measured by',
    reported: 'First reported',
    history: 'History',
    published: 'Published.',
    address: 'Permanent address',
    cite: 'Cite this',
    equation: 'Equation',
    citeFiles: 'For a reference manager:',
    ask: 'Contact us about',
  },
  statusTitle: 'The two states of a case',
  map: {
    title: formatPlaceCount(),
    caption:
      'Where the cases are, to the city. No exact site is published. Albers’ equal-area projection; Alaska and Hawaii are moved, and Alaska is drawn smaller.',
  },
  archive: {
    title: 'Archive',
    why: 'Sealed years cannot be opened here. They hold reports as people wrote them. Nobody outside this office may read them. Their plates may be seen.',
    how: 'What the reports led to is in the published papers. If a report concerns you, ask us. We look it up and tell you what can be told.',
    sealed: 'sealed',
    plates: 'plates',
    ask: 'Ask',
    about: 'about',
  },
  data: {
    title: 'Open data',
    lead: 'The cases, the readings and the counts on this page, as files. Fields may be added; none is renamed, and no id is used twice.',
    files: [
      { key: 'csv', name: 'cases.csv', what: 'The cases as a table, for a spreadsheet.' },
      { key: 'archive', name: 'archive.csv', what: 'How many reports each sealed year holds, as a table.' },
      { key: 'geojson', name: 'cases.geojson', what: 'The cases as points for a map program. Each point is the city.' },
      { key: 'json', name: 'cases.json', what: 'Cases and archive in one file, for programmers.' },
      { key: 'dataPackage', name: 'datapackage.json', what: 'What each column of every table means, with its unit.' },
      { key: 'schema', name: 'cases.schema.json', what: 'What each member of cases.json means.' },
      { key: 'feed', name: 'feed.xml', what: 'Tells a feed reader when a case opens or changes (Atom).' },
    ],
    readings: 'The readings of the cases:',
    license: 'License:',
  },
  links: [
    `Readings: ${getFileUrl('readings/')} and the name of the file.`,
    `Other files: ${getFileUrl('')} and the name of the file.`,
    `Citations: ${getFileUrl('cite/')} and the last word of the case’s address, with ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)}.`,
    `People: ${getPageUrl(team)}. License: ${openData.license.url}.`,
  ],
} as const
