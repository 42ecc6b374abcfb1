export const teamText = {
  lead: 'Nine people answer for the record. Each of them has asked for a case to be reopened.',
  membersTitle: 'Members',
  divisionsTitle: 'Divisions',
  portraits: 'The portraits are computer renderings of people who do not exist.',
} as const
