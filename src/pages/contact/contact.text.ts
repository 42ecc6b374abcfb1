export const contactText = {
  lead: 'Ask about a case, a sealed report, a paper or our research, from any country. Fill in as much as you like: no field is required.',
  plate: {
    caption: 'Light behind a round disk. In the middle of the shadow there is as much of it as without the disk.',
    alt: 'A round dark shadow with soft edges, fine rings in it, and one bright point in its middle.',
  },
  otherWays: { title: 'Other ways', call: 'Call', email: 'Email', mail: 'Mail' },
  answers: { title: 'Who answers', person: 'farahani' },
} as const
