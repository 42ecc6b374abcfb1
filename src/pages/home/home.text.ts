import { archive } from '../../content/archive.ts'
import { formatNumberInWords } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { statistics, stripPlus } from '../../content/statistics.ts'

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
    title: `Since ${organization.founded}, the record has only grown longer.`,
    lead: `${organization.name} was founded in ${organization.founded} by ${organization.founders} physicists who had each, separately, thrown away a measurement they could not explain.`,
    rest: `They agreed to stop throwing them away. The first year produced ${firstYear?.reports} reports. Each was dated and kept. That rule has not changed.`,
    chart: 'Reports accepted into the archive, by year.',
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
    label: 'Active',
    read: 'Read the case',
  },
  nextPages: {
    label: 'Next pages',
    cases: 'Read the cases',
    report: 'Report an anomaly',
    team: 'Meet the people who answer',
  },
} as const
