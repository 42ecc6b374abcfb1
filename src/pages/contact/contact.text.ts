export const contactText = {
  lead: 'Ask about a case, a sealed report or our research. Fill in as much as you like: no field is required.',
  office: { title: 'The office', email: 'E-mail', telephone: 'Telephone', hours: 'Hours' },
} as const
