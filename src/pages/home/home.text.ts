import { recordedLengthText } from '../../components/recorded-length.text.ts'
import { formatArchiveEnd } from '../../content/case-summary.ts'
import { capitalize, formatLimit, formatNumberInWords } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { uncharted } from '../../content/readings/uncharted.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'
import { archive } from '../../content/record.ts'
import { otherFacilities } from '../../content/statistics.ts'
import { curveHours } from '../../content/uncharted/length-curve.ts'

const { line, walkCount, leastRange } = uncharted
const firstYear = archive.at(-1)

export const homeText = {
  /** The specification's words (section 2), whatever the organization is called. */
  title: 'Quantum Reality Research',
  lead: 'We measure the places where the world stops agreeing with itself, and keep a public record of what we find there.',
  film: { stop: 'Stop the film', start: 'Play the film', stopped: 'The film is stopped, and the number.' },
  length: { stop: 'Stop the number', start: 'Start the number', stopped: 'The number is stopped.' },
  figures: 'Key numbers',
  howWeWork: 'How we work',
  filmCaption:
    'One particle in a box, from one point back to one point. Position runs left to right, time runs upward.',
  history: {
    title: 'Every year, more reports.',
    lead: `${organization.name} was founded in ${organization.founded} by ${organization.founders} physicists who had each, separately, thrown away a measurement they could not explain.`,
    rest: `They agreed to throw no more away. The first year brought ${firstYear?.reports} reports, and every one is still here.`,
    chart: `Reports accepted in each sealed year. ${formatArchiveEnd()} One line is one report.`,
    heads: { year: 'Year', reports: 'Reports' },
  },
  cards: [
    {
      title: 'Global Network',
      text: `What one facility measures, the other ${otherFacilities} see at once.`,
    },
    {
      title: 'Research Excellence',
      text: 'A result that nobody else can repeat does not become a paper. It stays on file.',
    },
  ],
  activeCases: {
    read: 'Read the case',
    finding: `The way around this block grows and shrinks by more than ${leastRange} m. It follows the printed tide tables. When a storm held the sea ${storm.riseInCentimeters} cm above them, it did not follow the sea.`,
    caption: `${capitalize(formatNumberInWords(curveHours))} hours of San Francisco: computed from the tide tables, not measured. Walked ${walkCount} times, the block was never more than ${formatLimit(line.largestResidual)} m from such a curve. ${recordedLengthText.latest}`,
  },
} as const
