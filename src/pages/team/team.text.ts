import { capitalize, formatNumberInWords } from '../../content/format-numbers.ts'
import { portraitParameters } from '../../content/picture-parameters.ts'
import { members } from '../../content/team.ts'
import { getPageUrl } from '../../published-data/urls.ts'
import { research } from '../../site.ts'

export const teamText = {
  lead: `${capitalize(formatNumberInWords(members.length))} people answer for the record. Each of them has asked for a case to be reopened.`,
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  cases: 'Measured',
  links: [`Cases: ${getPageUrl(research)}, each by its name.`],
  portraits: 'Straight lines of light, bent by the shape of each face. Renderings: no real person is shown.',
  measured: {
    title: 'How a face is measured',
    lead: `A projector below the camera throws straight lines. On the wall they stay straight. Where a face stands out by 2\u00a0cm, a line moves down by ${2 * Math.abs(portraitParameters.slope)}.`,
    rest: 'So one picture shows the shape, and four give it in millimeters. Nobody is touched, and nobody has to hold still for long.',
    fold: 'How the lines were computed',
    large: 'Follow one line from the wall, across the face, and back.',
    largeAlt: 'The lines sag over his forehead, dip sharply along the nose and close around the eyes.',
    four: 'The lines moved up by a quarter of their period each. On the thin upright line, in the same place in all four, bright turns to dark. From the four follows the depth: along that line, from the side, and as a relief, near being white. Hatched: no reading.',
    steps: [
      'Nose, mouth and cheeks under the lines, with a thin line down the ridge of the nose.',
      'The same, the lines a quarter of a period higher.',
      'The same, the lines half a period higher.',
      'The same, the lines three quarters of a period higher.',
    ],
    depth:
      'The right half of the nose, mouth and cheek as a relief in gray: the tip of the nose white, the mouth hatched.',
    profile: {
      alt: (nearest: number) =>
        `The depth along the thin line, seen from the side: from the brow forward to the tip of the nose, ${nearest} mm, back to the lips, and no reading in the mouth.`,

      millimeters: (depth: number) => `${depth}\u00a0mm`,
      unit: 'mm',
      noReading: 'no reading',
      scale: '10\u00a0mm',
    },
    table: {
      title: 'The depth in numbers',
      heads: ['Down the line, mm', 'Depth, mm'],
      noReading: 'no reading',
    },
  },
} as const
