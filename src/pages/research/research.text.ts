import { lastClosedYear } from '../../content/archive.ts'
import { caseYears, formatArchiveEnd, formatCaseSummary, sealedYears } from '../../content/case-summary.ts'
import { openData } from '../../content/cases.ts'
import { linkedFiles } from '../../published-data/published-files.ts'
import { getFileUrl } from '../../published-data/urls.ts'

export const researchText = {
  lead: `${formatCaseSummary()}, and the archive of ${sealedYears}.`,
  kinds: 'Reports are private. Cases are public. A report becomes a case when we measure it.',
  asOf: 'Version of',
  casesTitle: `Cases of ${caseYears}`,
  stopNumber: 'Stop the number',
  case: 'Case',
  read: 'Read the case',
  curve: 'Computed, not measured.',
  ask: 'Ask about a case.',
  map: {
    caption: 'Cases, to the city.',
  },
  archive: {
    title: 'Archive',
    why: `Sealed years cannot be opened: whoever wrote until ${lastClosedYear} was promised that. What we measured since stays public, sealed or not. A year is sealed when its last case has ended. ${formatArchiveEnd()}`,
    squares: 'One square is one report.',
    ask: 'Ask about a report.',
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
