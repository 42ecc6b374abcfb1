import { archive } from '../../content/archive.ts'
import { figures } from '../../content/figures.ts'
import { organization } from '../../content/organization.ts'

const firstYear = archive.at(-1)

export const homeText = {
  lead: 'We measure the places where the world stops agreeing with itself, and keep a public record of what we find there.',
  equation: 'How it was computed',
  filmName: 'The film',
  film: 'One particle in a box, seen through one full revival. Position runs left to right, time runs upward.',
  history: {
    title: `Since ${organization.founded}, the record has only grown longer.`,
    opening: `${organization.name} was founded in ${organization.founded} by ${organization.founders} who had each, separately, thrown away a measurement they could not explain.`,
    rest: `They agreed to stop throwing them away. The first year produced ${firstYear?.reports} reports. Every one was dated, and left open until an instrument closed it. That rule has not changed.`,
    chart: 'Reports accepted into the archive, by year.',
    heads: { year: 'Year', reports: 'Reports' },
  },
  cards: [
    {
      plate: 'network',
      title: 'Global Network',
      text: `${figures.facilities.value} facilities listen on the same clock. When a detector in one of them disagrees with the rest, the other forty-two already have the data.`,
      alt: 'Gray fringes of three overlapping waves, woven between their sources.',
      caption: 'Three point sources in step. Where the waves agree it is bright.',
    },
    {
      plate: 'excellence',
      title: 'Research Excellence',
      text: 'More than 150 papers, each published with its raw record. A result that cannot be repeated by someone else is filed as a report.',
      alt: 'Bright bands fanning out from two openings at the left edge.',
      caption: 'Two slits, at left, and the bands that spread from them.',
    },
  ],
} as const
