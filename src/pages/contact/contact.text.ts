export const contactText = {
  lead: 'Ask from any country about a case, a sealed report, a paper or our research. Fill in as much as you like: no field is required.',
  otherWays: { title: 'Other ways', call: 'Call', email: 'Email', mail: 'Mail' },
  answers: { title: 'Who answers', person: 'farahani' },
} as const
