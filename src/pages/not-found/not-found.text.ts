export const notFoundText = {
  line: 'Nothing has been measured at this address, and nothing was ever published here.',
  onward: 'These pages exist',
  caption: 'Light behind two slits, near field. Between the bands, nothing arrives.',
  alt: 'Bands of light and dark spreading from two openings.',
} as const
