import {
  caseYears,
  firstCaseYear,
  formatArchiveEnd,
  formatCaseSummary,
  formatPlaceCount,
  sealedYears,
} from '../../content/case-summary.ts'
import { openData, statuses } from '../../content/cases.ts'
import { formatNumberInWords } from '../../content/format-numbers.ts'
import { linkedFiles } from '../../published-data/published-files.ts'
import { getFileUrl } from '../../published-data/urls.ts'

export const researchText = {
  lead: `${formatCaseSummary()}, and the sealed archive of every accepted report from ${sealedYears}.`,
  kinds: `Reports are private. Cases are public. A report becomes a case when we measure it too. Since ${firstCaseYear}, cases are published here.`,
  asOf: 'Record as of',
  casesTitle: `Cases of ${caseYears}`,
  stopNumber: 'Stop the number',
  read: 'Read the case',
  statusTitle: `The ${formatNumberInWords(Object.keys(statuses).length)} states of a case`,
  ask: 'A question about a case, or an error in a reading?',
  write: 'Write to us',
  map: {
    title: formatPlaceCount(),
    caption:
      'Where the cases are, to the city. No exact site is published. Albers’ equal-area projection; Alaska and Hawaii are moved, and Alaska is drawn smaller.',
  },
  archive: {
    title: 'Archive',
    why: `Sealed years cannot be opened: only this office can read what people wrote. A year is sealed when its last case has ended. ${formatArchiveEnd()}`,
    squares: 'Each square stands for one report.',
    papers: 'What the reports led to is in the papers.',
    ask: 'Ask us about the sealed reports of a year.',
    answer: 'If one of them concerns you, we look it up and tell you what can be told.',
    sealed: 'sealed',
    plates: 'plates',
  },
  data: {
    title: 'Open data',
    lead: 'The cases, the readings and the counts on this page, as files.',
    license: 'License:',
  },
  links: [
    `Cases: ${getFileUrl('cases/')} and the name of the case, in small letters.`,
    `Files: ${getFileUrl('')} and ${linkedFiles.map(({ path }) => path).join(', ')}.`,
    `License: ${openData.license.url}.`,
  ],
} as const
