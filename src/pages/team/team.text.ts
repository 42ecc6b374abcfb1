import { capitalize, formatNumberInWords } from '../../content/format-numbers.ts'
import { exampleOfShift } from '../../content/picture-parameters.ts'
import { members } from '../../content/team.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { research } from '../../site.ts'

export const teamText = {
  lead: `${capitalize(formatNumberInWords(members.length))} people answer for the record. Each has been wrong in print, and has said so.`,
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  join: 'Join us, or lend us an instrument.',
  cases: 'Measured',
  links: [`Cases: ${getPageUrl(research)}, each by its name.`],
  portraits: 'No face is real: each is computed, under straight lines of light.',
  measured: {
    title: 'How a face is measured',
    lead: `A projector below the camera throws straight lines. Where a face stands out by ${exampleOfShift.out}\u00a0cm, a line moves down by ${exampleOfShift.down}\u00a0cm.`,
    large: 'Follow one line from the wall, across the face and back.',
    largeAlt: 'The lines sag over his forehead, dip sharply along the nose and close around the eyes.',
  },
} as const
