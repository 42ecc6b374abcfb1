import type { Page } from '@playwright/test'
import type { Field } from '../../src/components/field.ts'
import { reportFields } from '../../src/report/report.fields.ts'
import { reviewText } from '../../src/report/review/review.text.ts'

/** The answers that tests name, by field label. */
const knownAnswers = {
  'First name': 'Ada',
  'Last name': 'Meriwether',
  Email: 'ada@mail.example',
  State: 'California',
  'Date and time of anomaly': '2025-04-19T21:14',
  'Detailed description': 'The hallway was 2 m longer than the house.',
} as const

export type ReportLabel = keyof typeof knownAnswers

/** An answer to any other field, by its type. */
const exampleAnswers: Readonly<Record<Field['type'], (field: Field) => string>> = {
  text: () => 'An example',
  email: () => 'jo@mail.example',
  tel: () => '+44 (0)20 7946 0958, extension 12',
  select: ({ options = [] }) => options.at(-1)?.label ?? '',
  'datetime-local': () => '2025-04-18T07:30',
  textarea: () => 'An example.\nIt has two lines.',
  file: () => '',
}

/** The required fields in order, each with an example answer and the value that its control has then. */
export const requiredAnswers = reportFields
  .filter(({ required }) => required)
  .map((field) => {
    const { label, type, options = [], requiredMessage = '' } = field
    const answer = { ...knownAnswers }[label as ReportLabel] ?? exampleAnswers[type](field)
    const value = options.find((option) => option.label === answer)?.value ?? answer
    return { label, type, answer, value, requiredMessage }
  })

/** A complete report, by field label. */
export const completeReport = Object.fromEntries(
  requiredAnswers.map(({ label, answer }) => [label, answer]),
) as Readonly<Record<ReportLabel, string>>

/** Returns the title of the error summary of a report in which this many of the required fields have an answer. */
export function formatErrorTitle(answered = 0): string {
  return reviewText.errors(requiredAnswers.length - answered)
}

/** Fills in the report form: the complete one, with these answers instead or, where empty, left out. */
export async function fillReport(page: Page, instead: Partial<Record<ReportLabel, string>> = {}): Promise<void> {
  for (const { label, type, answer } of requiredAnswers) {
    const given = instead[label as ReportLabel] ?? answer
    if (given === '') continue
    const control = page.getByLabel(label)
    await (type === 'select' ? control.selectOption({ label: given }) : control.fill(given))
  }
}

/** Returns whether an element is completely on the screen. */
export function isFullyVisible(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}
