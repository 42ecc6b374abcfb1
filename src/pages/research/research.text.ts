import { caseYears, formatCaseSummary, sealedYears } from '../../content/case-summary.ts'
import { openData } from '../../content/cases.ts'
import { linkedFiles } from '../../published-data/published-files.ts'
import { getFileUrl } from '../../published-data/urls.ts'

export const researchText = {
  lead: `${formatCaseSummary()}, and the sealed archive of every accepted report from ${sealedYears}.`,
  kinds: 'Reports are private. Cases are public. A report becomes a case when we measure it.',
  asOf: 'Version of',
  casesTitle: `Cases of ${caseYears}`,
  stopNumber: 'Stop the number',
  case: 'Case',
  read: 'Read the case',
  curve: 'Computed from the tide tables, not measured.',
  statusTitle: 'States',
  ask: 'A question, or an error?',
  write: 'Write to us',
  map: {
    caption: 'Where the cases are, to the city.',
  },
  archive: {
    title: 'Archive',
    why: 'Sealed years cannot be opened. A year is sealed when its last case has ended.',
    squares: 'One square is one report.',
    ask: 'Ask about a sealed report.',
    sealed: 'sealed',
    plates: 'plates',
  },
  data: {
    title: 'Open data',
  },
  links: [
    `Cases: ${getFileUrl('cases/')} and the name of the case, in small letters.`,
    `Files: ${getFileUrl('')} and ${linkedFiles.map(({ path }) => path).join(', ')}.`,
    `License: ${openData.license.url}.`,
  ],
} as const
