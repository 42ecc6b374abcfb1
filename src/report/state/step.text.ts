/** What the heading and the title of each step after the form say. */
export const stepTitles = {
  review: 'Check your report',
  question: 'Did you press Send?',
  sent: 'Your report is sent',
} as const

export const errorTitle = 'Error'
