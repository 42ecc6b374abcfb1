import {
  caseYears,
  firstCaseYear,
  formatArchiveEnd,
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
  kinds: `Reports are private. Cases are public. A report becomes a case when we measure it too. Since ${firstCaseYear}, cases are published here. The plates are computed from equations and do not show the sites.`,
  asOf: 'Record as of',
  readingLicense: 'CC0',
  casesTitle: `Cases of ${caseYears}`,
  notes: {
    title: 'Case notes',
    people: 'Measured by',
    reported: 'First reported',
    history: 'History',
    published: 'Published.',
    cite: 'Cite as',
    equation: 'Equation',
  },
  stop: 'Stop',
  stopNumber: 'Stop the number',
  statusTitle: 'The two states of a case',
  ask: 'A question about a case, or an error in a reading?',
  write: 'Write to us',
  map: {
    title: formatPlaceCount(),
    caption:
      'Where the cases are, to the city. No exact site is published. Albers’ equal-area projection; Alaska and Hawaii are moved, and Alaska is drawn smaller.',
  },
  archive: {
    title: 'Archive',
    why: `Sealed years cannot be opened. They hold reports as people wrote them. Nobody outside this office may read them. A year is sealed when it ends. ${formatArchiveEnd()}`,
    squares: 'Each square stands for one report. Its pattern is computed from the report’s reference.',
    papers: 'What the reports led to is in the published papers.',
    ask: 'Ask us about the sealed reports of a year.',
    answer: 'If one of them concerns you, we look it up and tell you what can be told.',
    sealed: 'sealed',
    plates: 'plates',
  },
  data: {
    title: 'Open data',
    lead: 'The cases, the readings and the counts on this page, as files.',
    files: [
      { key: 'csv', name: 'Cases as a table' },
      { key: 'archive', name: 'Archive as a table' },
      { key: 'feed', name: 'Feed of changes' },
    ],
    others: {
      title: 'For programs',
      files: [
        { key: 'json', name: 'cases.json', what: 'Cases and archive in one file.' },
        { key: 'geojson', name: 'cases.geojson', what: 'The cases on a map. Each point is the city.' },
        { key: 'dataPackage', name: 'datapackage.json', what: 'What each column of every table means, with its unit.' },
      ],
    },
    license: 'License:',
  },
  links: [
    `Readings: ${getFileUrl('readings/')} and the name of the file.`,
    `Other files: ${getFileUrl('')} and the name of the file.`,
    `Citations: ${getFileUrl('cite/')} and the last word of the case’s address, with ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)}.`,
    `People: ${getPageUrl(team)}. License: ${openData.license.url}.`,
  ],
} as const
