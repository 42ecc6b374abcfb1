export const eraseText = {
  title: 'Erase this report?',
  words:
    'This erases your answers and any draft on this device. Your own files and what you sent stay. Your browser may still suggest the name and email.',
  cancel: 'Keep it',
  erase: 'Erase it',
} as const
