import { answersWithin } from '../../content/answer-time.ts'

export const contactText = {
  lead: 'Ask about a case, a sealed report, a paper or our research, from any country. No field is required.',
  otherWays: { title: 'Other ways', call: 'Call', email: 'Email', mail: 'Mail' },
  answers: { title: 'Who answers', person: 'farahani', within: `Answers within ${answersWithin}.` },
} as const
