export const contactText = {
  lead: 'From any country, ask about a case, a sealed report, a paper or our research. Fill in as much as you like: no field is required.',
  plate: {
    caption:
      'Light behind a round disk. At the center of the shadow, in the ring, it is as bright as if the disk were not there.',
    alt: 'A round dark shadow with soft edges, fine rings in it, and one bright point in its middle.',
  },
  otherWays: { title: 'Other ways', call: 'Call', email: 'Email', mail: 'Mail' },
  answers: { title: 'Who answers', person: 'farahani' },
} as const
