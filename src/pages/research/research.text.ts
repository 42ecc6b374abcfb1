export const researchText = {
  lead: 'The cases of 2025, and the sealed archive of every report from 2017 to 2024.',
  casesTitle: 'Cases of 2025',
  terms: { location: 'Location', date: 'Date' },
  statusTitle: 'What the status means',
  archive: {
    title: 'Archive',
    lead: 'Sealed years cannot be opened. They hold reports as people made them, with names and addresses. What the reports led to is in the published papers.',
    sealed: 'sealed',
  },
} as const
