export const notFoundText = {
  line: 'There is nothing to read here. Perhaps a letter is missing.',
  nextPages: 'These pages exist',
  plate: {
    caption: 'Two Bessel beams along one axis, turning opposite ways. In the center, exactly nothing arrives.',
    alt: 'A small dark center in a bright ring, inside eleven dark rays that run outward through fine gray arcs.',
  },
} as const
