import { archive } from '../../content/archive.ts'
import { formatDate } from '../../content/dates.ts'
import { formatNumberInWords } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { uncharted } from '../../content/readings/uncharted.ts'
import { statistics, stripPlus } from '../../content/statistics.ts'
import { firstDay } from '../../content/uncharted/forecast-days.ts'

const largestResidual = (Math.ceil(uncharted.line.largestResidual * 100) / 100).toFixed(2)
const firstYear = archive.at(-1)
const others = formatNumberInWords(Number(statistics.facilities.value) - 1)

export const homeText = {
  lead: 'We measure the places where the world stops agreeing with itself, and keep a public record of what we find there.',
  filmName: 'The film',
  stopFilm: 'Stop the film',
  figures: 'Key numbers',
  howWeWork: 'How we work',
  film: 'One particle in a box, seen through one full revival. Position runs left to right, time runs upward.',
  history: {
    title: 'Every year, more reports.',
    lead: `${organization.name} was founded in ${organization.founded} by ${organization.founders} physicists who had each, separately, thrown away a measurement they could not explain.`,
    rest: `They agreed to keep them. The first year brought ${firstYear?.reports} reports, and every one is still here.`,
    chart: 'Reports accepted each year. One line is one report. The reports are sealed; the cases are public.',
    heads: { year: 'Year', reports: 'Reports' },
  },
  cards: [
    {
      plate: 'network',
      title: 'Global Network',
      text: `${statistics.facilities.value} facilities keep the same clock. When a detector in one of them disagrees with the rest, the other ${others} already have the data.`,
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
    finding: `The distance around one block in San Francisco changes by ${(uncharted.longest - uncharted.shortest).toFixed(2)}\u00a0m. It follows the tide tables. It ignores the tide.`,
    length: 'The distance around it: ',
    range: `${uncharted.shortest.toFixed(2)} to\n${uncharted.longest.toFixed(2)} m`,
    walks: `The shortest and the longest of ${uncharted.walkCount} walks around it.`,
    caption: `The length by the tide tables. On ${uncharted.walkCount} walks it was never off by more than ${largestResidual}\u00a0m.`,
    axis: [formatDate(firstDay), 'noon', 'midnight'],
  },
} as const
