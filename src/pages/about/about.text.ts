import type { ResearchCase } from '../../content/cases.ts'
import { formatDate, formatDay, type IsoDate } from '../../content/dates.ts'
import { capitalize, formatNumberInWords, joinQuantities } from '../../content/format-numbers.ts'
import { plateParameters } from '../../content/picture-parameters.ts'
import { cascade } from '../../content/readings/cascade.ts'
import { nexus } from '../../content/readings/nexus.ts'
import { threshold } from '../../content/readings/threshold.ts'
import { cases } from '../../content/record.ts'
import { statistics } from '../../content/statistics.ts'

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
  {
    text: 'Both forms run on your device and send nothing. Below its last question each form says what it keeps there.',
    tests: [
      'is finished offline, and requests nothing more',
      'the button opens an email, also offline',
      'the footer of every page leads to a privacy statement, and that to the report form’s own',
    ],
  },
]

const accessibilityClaims: readonly Claim[] = [
  {
    text: 'A program that looks for barriers, axe, finds none on any page or in any state of the forms: on a wide screen and on a phone, in light, in dark and in forced colors, with letters of twice the size.',
    tests: [
      'axe finds nothing, wide and on a phone, in light, dark and forced colors, with large text',
      'axe finds nothing, and nothing is cut off, broken or scrolls sideways',
    ],
  },
  {
    text: 'The keyboard alone reaches every control, in order and visibly.',
    tests: ['the keyboard reaches every control of', 'the keyboard reaches its controls'],
  },
  {
    // biome-ignore lint/plugin: The tests have these widths.
    text: 'Every page fits a screen of 320 pixels, 400 percent zoom and wider spacing, and can be read without its fonts.',
    tests: ['fits at every width, zoom, spacing and text size', 'every page is readable without its fonts'],
  },
  {
    text: 'Orca, a screen reader, goes through a report in Firefox and announces each step.',
    tests: ['a report is refused, corrected, reviewed, changed, sent and erased, and each step is announced'],
  },
]

/** The day on which the residents of UNCHARTED were told: after the report, before the case was published. */
const residentsTold: IsoDate = '2025-04-20'

/** Returns the evidence for a value: a case, by its id, and what was done in it, with a date or a reading. None is left without the case. */
function createEvidence(id: string, describe: (researchCase: ResearchCase) => string) {
  const researchCase = cases.find((researchCase) => researchCase.id === id)
  if (!researchCase) return undefined
  const { name, location } = researchCase
  return { id, name, text: joinQuantities(`, ${location}. ${describe(researchCase)}`) }
}

export const aboutText = {
  plate: {
    alt: 'Bright rings around a point at the upper left, which turn into a fine weave toward the lower right.',
    caption: `${plateParameters.directions.count} plane waves from as many directions, in step where it is brightest. Around that point they agree in rings; farther out the pattern never repeats.`,
  },
  mission: {
    title: 'Mission',
    statement:
      'We find places where measurements do not come out as they should, publish what we measure and keep the people there safe.',
    rest: 'We do not say why. We say what was measured, and when.',
  },
  valuesTitle: 'Core values',
  values: [
    {
      name: 'Scientific Integrity',
      text: 'We never overwrite a measurement. What we find later stands beside it, with its date.',
      evidence: createEvidence(
        'threshold',
        () =>
          `The ${threshold.difference.toFixed(0)} mm were gone on ${formatDate(threshold.ended)}. The readings that found them are still published, beside one of each day after, to ${formatDay(threshold.lastDay)}.`,
      ),
    },
    {
      name: 'Global Collaboration',
      text: `All ${facilities.value} facilities keep one clock, and lend each other instruments.`,
      evidence: createEvidence(
        'cascade',
        () =>
          `One of the ${formatNumberInWords(cascade.countWithLoaned)} clocks was ours, on loan. It kept running, and gained ${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day.`,
      ),
    },
    {
      name: 'Transparent Research',
      text: 'Papers are published with their readings, including those that disagree.',
      evidence: createEvidence(
        'nexus',
        () =>
          `${capitalize(formatNumberInWords(nexus.roomCount))} rooms counted the same on ${formatNumberInWords(nexus.equalDays)} days, and not on the ${formatNumberInWords(nexus.daysApart)} that followed. All of these days are published.`,
      ),
    },
    {
      name: 'Public Safety',
      text: 'People who live near a case are told first. Nobody who reports an anomaly is asked to go back.',
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
      'We are a private organization. We have no police powers and act for no government. Private gifts pay for the work, and no donor sees a result before you do.',
      `We do not say where the ${facilities.value} facilities are: a detector that has visitors measures its visitors.`,
      'The plates and the film are computed from equations. They do not show a site, and they are free to use, in class or in print.',
    ],
    papers: 'The papers are free, and not on this site.',
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
    how: 'How it is tested',
    promise:
      // biome-ignore lint/plugin: The name of a standard.
      'The site is built to WCAG 2.2 at level AA, and its words have the contrast of level AAA, in light and in dark.',
    claims: accessibilityClaims,
    lacksTitle: 'Known barriers',
    knownBarriers: [
      'Nobody who uses a screen reader every day has tested the site for us yet. Orca is the only one that was tried, and in the report alone; NVDA, JAWS, VoiceOver and TalkBack were not.',
      'The numbers on the map can be pressed, but not reached by keyboard. The list beside it has the same links.',
      // biome-ignore lint/plugin: Their first versions with `::details-content`.
      'Browsers older than 2025 print this page without what is folded away. Open it first, and it is printed.',
      'Only browsers built on Chromium number the printed pages.',
      'With text of twice the size on a phone, Firefox shows the date and time of a report in smaller letters: it has one line for both.',
      'Without script a form is printed with as much of a long answer as its box shows.',
    ],
    tell: 'If something stands in your way, tell us what and where:',
  },
} as const
