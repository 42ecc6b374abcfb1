import { capitalize, formatCount, formatNumberInWords } from '../../content/format-numbers.ts'
import { darkRays, plateParameters } from '../../content/picture-parameters.ts'
import { cases } from '../../content/record.ts'
import { members } from '../../content/team.ts'
import { about, contact, home, report, research, team } from '../../site.ts'

export const notFoundText = {
  line: 'There is nothing to read here. Perhaps a letter is missing.',
  nextPages: 'These pages exist',
  /** What is behind each link, by its path. */
  contents: {
    [home.path]: 'What we study, right now',
    [about.path]: 'Mission, values, privacy',
    [research.path]: `${capitalize(formatCount(cases.length, 'case'))} and an archive`,
    [team.path]: `${capitalize(formatNumberInWords(members.length))} people`,
    [report.path]: 'If it happened to you',
    [contact.path]: 'If you have a question',
  } as Readonly<Record<string, string>>,
  plate: {
    caption: `${capitalize(formatNumberInWords(plateParameters.vortex.beams.length))} Bessel beams along one axis, turning opposite ways. In the center, exactly nothing arrives.`,
    alt: `A small dark center in a bright ring, inside ${formatNumberInWords(darkRays)} dark rays that run outward through fine gray arcs.`,
  },
} as const
