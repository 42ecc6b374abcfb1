import { capitalize, formatLimit, formatNumberInWords } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { uncharted } from '../../content/readings/uncharted.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'
import { otherFacilities, statistics } from '../../content/statistics.ts'
import { members } from '../../content/team.ts'
import { curveHours } from '../../content/uncharted/length-curve.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { report, research } from '../../site.ts'

const { line, walkCount, leastRange } = uncharted

export const homeText = {
  /** The specification's words (section 2), whatever the organization is called. */
  title: 'Quantum Reality Research',
  lead: `We study ${organization.subject}: where the world stops agreeing with itself, we measure, and keep the record open.`,
  film: { stop: 'Stop the film', start: 'Play the film', stopped: 'The film is stopped, and the number.' },
  length: { stop: 'Stop the number', start: 'Start the number', stopped: 'The number is stopped.' },
  figures: 'Key numbers',
  howWeWork: 'How we work',
  filmCaption: 'One particle in a box. Position runs left to right, time upward.',
  history: {
    title: `Since ${organization.founded}, more reports every year.`,
    lead: `${organization.name} was founded in ${organization.founded} by ${organization.founders} physicists who had each, separately, thrown away a measurement they could not explain.`,
    agreement: 'They agreed to throw no more away.',
    people: `${capitalize(formatNumberInWords(members.length))} people`,
    keep: 'answer for what was kept.',
    chart: 'Reports accepted in each sealed year. One line is one report.',
    archive: 'See the archive.',
    heads: { year: 'Year', reports: 'Reports' },
  },
  cards: [
    {
      title: 'Global Network',
      text: `At one of our ${statistics.facilities.value} facilities around the globe it is always night. What it measures, the other ${otherFacilities} see at once.`,
    },
    {
      title: 'Research Excellence',
      text: 'A result that nobody else can repeat does not become a paper. It stays on file.',
    },
  ],
  activeCases: {
    read: 'Read the case',
    finding: `The way around this block grows and shrinks by more than ${leastRange} m. It follows the printed tide tables. When a storm held the sea ${storm.riseInCentimeters} cm above them, it did not follow the sea.`,
    caption: `${capitalize(formatNumberInWords(curveHours))} hours, computed from the tide tables, not measured. On ${walkCount} walks the curve was never off by more than ${formatLimit(line.largestResidual)} m.`,
  },
  cases: { title: 'Every case began with a report.' },
  links: [`The cases and the archive: ${getPageUrl(research)}.`, `To report an anomaly: ${getPageUrl(report)}.`],
} as const
