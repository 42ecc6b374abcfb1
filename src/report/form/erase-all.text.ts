export const eraseText = {
  title: 'Erase this report?',
  words:
    'This erases every answer, every file and any draft on this device. What you saved or sent stays. Your browser may still suggest the name and email.',
  cancel: 'Keep it',
  erase: 'Erase it',
} as const
