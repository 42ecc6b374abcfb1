import { organization } from '../../content/organization.ts'

export const reportFormText = {
  definition: {
    withoutScript: ' Add your files there.',
    copied: 'Copied as it stands now, without files. Paste it where it is safe.',
    erases: 'This erases every answer, every file and any draft on this device.',
    answer: `Once it is here, you hear from ${organization.correspondent} within ten working days.`,
  },
  openZone: 'in which part of the state it was',
  openHour: 'which of the two hours it was',
  leftOpen: (parts: readonly string[]) => `Left blank: ${parts.join(', and ')}.`,
  zoneTaken: (area: string, label: string) => ` We took ${label} time (${area}).`,
  answerNow: 'Answer now',
  zone: (state: string) => `${state} keeps two time zones. Where was it?`,
  zoneOption: (area: string, label: string) => `${area.charAt(0).toUpperCase()}${area.slice(1)} (${label} time)`,
  hour: 'Which of the two was it?',
  unknown: 'I do not know',
  plateNote: 'If accepted, its plate joins the archive’s wall. What you wrote does not.',
} as const
