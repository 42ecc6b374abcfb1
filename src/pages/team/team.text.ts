import { atBeginning, numberInWords } from '../../content/in-words.ts'
import { team } from '../../content/team.ts'

export const teamText = {
  lead: `${atBeginning(numberInWords(team.length))} people answer for the record. Each of them has asked for a case to be reopened.`,
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  cases: 'Measured',
  portraits: 'Straight lines projected from below, bent by the shape of each face. The people do not exist.',
  measured: {
    title: 'How a face is measured',
    opening:
      'A projector below the camera throws straight lines. On the wall they stay straight. On a face each line moves down by half of what the face stands out.',
    rest: 'So one picture shows the shape, and four give it in millimeters. Nobody is touched, and nobody has to hold still for long.',
    fold: 'How the lines were computed',
    large: 'Large enough to follow one line from the wall across a face and back to the wall.',
    largeAlt: 'The lines sag over his forehead, dip sharply along the nose and close around the eyes.',
    four: 'The same face four times, the lines moved up by a quarter of their period each. The four give the phase, and the phase, counted from line to line, gives the depth. White is near.',
    steps: [
      'A face under the lines.',
      'The same face, the lines a quarter of a period higher.',
      'The same face, the lines half a period higher.',
      'The same face, the lines three quarters of a period higher.',
    ],
    depth: 'The same face as a relief in gray: the nose white, the cheeks light, the ears nearly black.',
  },
} as const
