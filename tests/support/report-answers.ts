import type { Page } from '@playwright/test'
import { reportFields } from '../../src/forms/report/report.fields.ts'

/** How many fields the report has beyond the seven of the specification; each makes the form and its review longer. */
export const addedFieldCount = reportFields.length - 7

/** A complete report, by field label. */
export const completeReport = {
  'First name': 'Ada',
  'Last name': 'Meriwether',
  Email: 'ada@mail.example',
  State: 'California',
  'Date and time of anomaly': '2025-04-19T21:14',
  'Detailed description': 'The hallway was 2 m longer than the house.',
} as const

export type ReportLabel = keyof typeof completeReport

/** Fills in the report form: the complete one, with these answers instead or, where empty, left out. */
export async function fillReport(page: Page, instead: Partial<Record<ReportLabel, string>> = {}): Promise<void> {
  for (const [label, answer] of Object.entries({ ...completeReport, ...instead })) {
    if (answer === '') continue
    if (label === 'State') await page.getByLabel(label).selectOption({ label: answer })
    else await page.getByLabel(label).fill(answer)
  }
}

/** Returns whether an element is completely on the screen. */
export function isFullyVisible(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}
