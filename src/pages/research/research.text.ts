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
  kinds: `Reports are private. Cases are public. A report becomes a case when we measure it too. Since ${firstCaseYear}, cases are published here.`,
  asOf: 'Record as of',
  casesTitle: `Cases of ${caseYears}`,
  stopNumber: 'Stop the number',
  read: 'Read the case',
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
      { key: 'json', name: 'Cases as JSON' },
      { key: 'archive', name: 'Archive as a table' },
      { key: 'feed', name: 'Feed of changes' },
    ],
    license: 'License:',
  },
  links: [
    `Readings: ${getFileUrl('readings/')} and the name of the file.`,
    `Other files: ${getFileUrl('')} and the name of the file.`,
    `Citations: ${getFileUrl('cite/')} and the last word of the case’s address, with ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)}.`,
    `People: ${getPageUrl(team)}. License: ${openData.license.url}.`,
  ],
} as const
