import type { ResearchCase } from '../../content/cases.ts'
import { formatDate, formatDay, type IsoDate } from '../../content/dates.ts'
import { capitalize, formatNumberInWords } from '../../content/format-numbers.ts'
import { plateParameters } from '../../content/picture-parameters.ts'
import { cascade } from '../../content/readings/cascade.ts'
import { nexus } from '../../content/readings/nexus.ts'
import { threshold } from '../../content/readings/threshold.ts'
import { cases } from '../../content/record.ts'
import { statistics } from '../../content/statistics.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { contact, report, research } from '../../site.ts'

const { anomalies, trained, facilities, papers } = statistics

/** What the site says of itself, and the tests that hold it, by a part of their titles. A test finds one that is gone. */
interface Claim {
  readonly text: string
  readonly tests: readonly string[]
}

const privacyClaims: readonly Claim[] = [
  {
    text: 'This site sets no cookie and counts no visitors. Fonts, pictures and film come from this site and no other.',
    tests: [
      'sets no cookie, and stores only what is typed, in its own tab',
      'requests its page, its fonts, its scripts and its pictures, and nothing else',
    ],
  },
  {
    text: 'Our server writes down when a request came, what it asked for and the result, or nothing at all: no address, no browser, no page that you came from.',
    tests: [
      'the log has a line for each request but a platform’s, and nothing of the visitor',
      'nginx writes down nothing of a visitor, nor where a request is refused',
    ],
  },
]

/** The day on which the residents of UNCHARTED were told: after the report, before the case was published. */
const residentsTold: IsoDate = '2025-04-20'

/** Returns the evidence for a value: a case, by its id, and what was done in it, with a date or a reading. None is left without the case. */
function createEvidence(id: string, getText: (researchCase: ResearchCase) => string) {
  const researchCase = cases.find((researchCase) => researchCase.id === id)
  if (!researchCase) return undefined
  const { name, location } = researchCase
  return { id, name, text: `, ${location}. ${getText(researchCase)}` }
}

export const aboutText = {
  plate: {
    alt: 'Bright rings around a point at the upper left, which turn into a fine weave toward the lower right.',
    caption: `${plateParameters.directions.count} plane waves from as many directions, in step where it is brightest.`,
  },
  mission: {
    title: 'Mission',
    statement:
      'We find places where measurements do not come out as they should, publish what we measure and keep the people there safe.',
    rest: 'We do not say why. We say what was measured, and when.',
    terms: [
      { name: 'Quantum reality', meaning: 'What every instrument agrees on.' },
      { name: 'Dimensional stability', meaning: 'That they agree again tomorrow.' },
    ],
  },
  valuesTitle: 'Core values',
  values: [
    {
      name: 'Scientific Integrity',
      text: 'We never overwrite a measurement. What we find later stands beside it, with its date.',
      evidence: createEvidence(
        'threshold',
        () =>
          `The ${threshold.difference.toFixed(0)} mm were gone on ${formatDate(threshold.ended)}. Its readings stay published.`,
      ),
    },
    {
      name: 'Global Collaboration',
      text: `All ${facilities.value} facilities keep one clock, and lend each other instruments.`,
      evidence: createEvidence(
        'cascade',
        () => `One of the ${formatNumberInWords(cascade.countWithLoaned)} clocks was ours, on loan.`,
      ),
    },
    {
      name: 'Transparent Research',
      text: 'Papers are published with their readings, including those that disagree.',
      evidence: createEvidence(
        'nexus',
        () =>
          `${capitalize(formatNumberInWords(nexus.roomCount))} rooms counted the same on ${formatNumberInWords(nexus.equalDays)} days, and not on the ${formatNumberInWords(nexus.daysApart)} that followed.`,
      ),
    },
    {
      name: 'Public Safety',
      text: 'People near a case are told first. Nobody who reports an anomaly is asked to go back.',
      evidence: createEvidence(
        'uncharted',
        ({ published }) =>
          `Residents were told on ${formatDate(residentsTold)}. We published on ${formatDay(published)}.`,
      ),
    },
  ],
  impact: {
    title: 'Impact',
    figures: [anomalies, trained, { ...facilities, unit: 'facilities' }, { ...papers, unit: 'papers' }],
  },
  whoWeAre: {
    title: 'Who we are',
    text: [
      'We are private, have no police powers and act for no government. Gifts pay for the work, and no donor sees a result before you do.',
      `We do not say where the ${facilities.value} facilities are: a detector that has visitors measures its visitors.`,
      'The plates and the film are computed, show no site and are free to use.',
    ],
    papers: 'The papers are free.',
    askForPaper: 'Write to us for one.',
    data: 'Everything we publish about a case is',
    openData: 'open data',
    journalists: 'Journalists ask',
    journalistsAt: 'at',
    press: 'farahani',
  },
  privacy: {
    title: 'Privacy',
    claims: privacyClaims,
    report: 'Privacy of the report form',
  },
  accessibility: {
    title: 'Accessibility',
    promise:
      // biome-ignore lint/plugin: The name of a standard.
      'The site is built to WCAG 2.2 at level AA, its words to the contrast of AAA.',
    lacksTitle: 'Known barriers',
    knownBarriers: [
      'Nobody who uses a screen reader every day has tested the site yet. Orca is the only one that was tried, in the report, UNCHARTED and RESONANCE; NVDA, JAWS, VoiceOver and TalkBack were not.',
      // biome-ignore lint/plugin: Their first versions with `::details-content`.
      'Browsers older than 2025 print this page without what is folded away. Open it first, and it is printed.',
      'Only browsers built on Chromium number the printed pages.',
      'With text of twice the size on a phone, Firefox shows the date and time of a report in smaller letters: it has one line for both.',
      'Without script a form is printed with as much of a long answer as its box shows.',
    ],
    tell: 'If something stands in your way, tell us:',
  },
  links: [
    `Cases and open data: ${getPageUrl(research)}.`,
    `Write to us: ${getPageUrl(contact)}.`,
    `Privacy of the report form: ${getPageUrl(report)}#privacy.`,
  ],
} as const
