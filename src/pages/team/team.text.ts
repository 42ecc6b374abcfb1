import { capitalize, formatNumberInWords } from '../../content/format-numbers.ts'
import { exampleOfShift } from '../../content/picture-parameters.ts'
import { members } from '../../content/team.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { research } from '../../site.ts'

export const teamText = {
  lead: `${capitalize(formatNumberInWords(members.length))} people answer for the record. Each of them has been wrong in print, and has said so.`,
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  cases: 'Measured',
  links: [`Cases: ${getPageUrl(research)}, each by its name.`],
  portraits: 'The faces are computed: straight lines of light, bent by the shape of each. No real person is shown.',
  measured: {
    title: 'How a face is measured',
    lead: `A projector below the camera throws straight lines. Where a face stands out by ${exampleOfShift.out}\u00a0cm, a line moves down by ${exampleOfShift.down}\u00a0cm.`,
    rest: 'Nothing touches the face.',
    large: 'Follow one line from the wall, across the face and back.',
    largeAlt: 'The lines sag over his forehead, dip sharply along the nose and close around the eyes.',
  },
} as const
