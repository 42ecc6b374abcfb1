export const contactFormText = {
  withoutScript: '',
  copied: 'Copied as it stands now. Paste it where it is safe.',
  erases: 'Every answer goes.',
} as const
