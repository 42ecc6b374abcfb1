import { capitalize, formatNumberInWords } from '../../content/format-numbers.ts'
import { darkRays, plateParameters } from '../../content/picture-parameters.ts'

export const notFoundText = {
  line: 'There is nothing to read here. Perhaps a letter is missing.',
  nextPages: 'These pages exist',
  plate: {
    caption: `${capitalize(formatNumberInWords(plateParameters.vortex.beams.length))} Bessel beams along one axis, turning opposite ways. In the center, exactly nothing arrives.`,
    alt: `A small dark center in a bright ring, inside ${formatNumberInWords(darkRays)} dark rays that run outward through fine gray arcs.`,
  },
} as const
