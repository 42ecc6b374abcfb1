import { recordedLengthText } from '../../components/recorded-length.text.ts'
import { archive } from '../../content/archive.ts'
import { formatArchiveEnd } from '../../content/case-summary.ts'
import { formatDate } from '../../content/dates.ts'
import { formatLimit, formatNumberInWords } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { uncharted } from '../../content/readings/uncharted.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'
import { statistics, stripPlus } from '../../content/statistics.ts'
import { firstDay } from '../../content/uncharted/forecast-days.ts'

const { line, walkCount } = uncharted
const leastRange = Math.floor(uncharted.longest - uncharted.shortest)
const firstYear = archive.at(-1)
const others = formatNumberInWords(Number(statistics.facilities.value) - 1)

export const homeText = {
  lead: 'We measure the places where the world stops agreeing with itself, and keep a public record of what we find there.',
  filmName: 'The film',
  stopFilm: 'Stop the film',
  stopLength: 'Stop the number',
  figures: 'Key numbers',
  howWeWork: 'How we work',
  film: 'One particle in a box, until it is whole again. Position runs left to right, time runs upward.',
  history: {
    title: 'Every year, more reports.',
    lead: `${organization.name} was founded in ${organization.founded} by ${organization.founders} physicists who had each, separately, thrown away a measurement they could not explain.`,
    rest: `They agreed to throw no more away. The first year brought ${firstYear?.reports} reports, and every one is still here.`,
    chart: `Reports accepted in each sealed year. ${formatArchiveEnd()} One line is one report. The cases are public.`,
    heads: { year: 'Year', reports: 'Reports' },
  },
  cards: [
    {
      plate: 'network',
      title: 'Global Network',
      text: `${statistics.facilities.value} facilities keep the same clock. What one of them measures, the other ${others} have at once.`,
      alt: 'Gray fringes of three overlapping waves, woven around two bright points.',
      caption: 'Three point sources in step, the third below the frame. Where the waves agree it is bright.',
    },
    {
      plate: 'excellence',
      title: 'Research Excellence',
      text: `More than ${stripPlus(statistics.papers)} papers, each published with its raw data. A result that nobody else can repeat does not become a paper. It stays on file.`,
      alt: 'Bright bands fanning out from two openings at the left edge.',
      caption: 'Two slits, at left, and the bands that spread from them.',
    },
  ],
  activeCases: {
    read: 'Read the case',
    finding: `The distance around this block grows and shrinks by more than ${leastRange} m. It follows the printed tide tables. When a storm held the sea ${Math.round(100 * storm.rise)} cm above them, it did not follow the sea.`,
    caption: `Twenty-four hours: computed from the tide tables, not measured. On ${walkCount} walks the tables were never wrong by more than ${formatLimit(line.largestResidual)} m. ${recordedLengthText.latest}`,
    axis: [formatDate(firstDay), 'noon', 'midnight'],
  },
} as const
