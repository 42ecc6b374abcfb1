export const contactText = {
  lead: 'Ask about a case, a sealed report, a paper or our research, from any country. Fill in as much as you like: no field is required.',
  office: { title: 'The office', email: 'Email', telephone: 'Telephone', hours: 'Hours' },
} as const
