import { fieldText } from './field.text.ts'

/** A field that may be left blank and is not checked. */
export interface OptionalField {
  /** The name in the form's data and, after the form's prefix, in ids. */
  readonly name: string
  readonly label: string
  /** `tel` accepts a number of any country; it is not validated. */
  readonly type: 'text' | 'email' | 'tel' | 'select' | 'datetime-local' | 'textarea' | 'file'
  /** The end of its label on paper, where other answers are possible. */
  readonly paperLabel?: string
  readonly hint?: string
  /** HTML autofill token (HTML standard, section 4.10.18.7). */
  readonly autocomplete?: string
  /** The keyboard of a text on a touch screen. */
  readonly inputMode?: 'email'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly accept?: string
  /** The latest value of a date. Without it a year takes more than four digits. */
  readonly max?: string
  /** The name of a control of several parts. */
  readonly groupLabel?: string
  readonly isHalfWidth?: true
  /** Asks for the event, of which a browser knows nothing: what it fills in is of the person, such as the state of a home. */
  readonly isAboutEvent?: true
}

/** A field that can be required, and whose answer can be checked. */
export interface Field extends OptionalField {
  readonly required?: true
  /** The error for an empty answer. */
  readonly requiredMessage?: string
  /** What the whole of a text, an email or a telephone number matches (HTML, section 4.10.5.3.6). */
  readonly pattern?: string
  /** The error for a value that the browser cannot parse, or that does not match. */
  readonly invalidMessage?: string
}

/** Returns a label as it stands before an answer in the same line: `State:`. A question has its own sign. */
export function formatLabel(label: string): string {
  return label.endsWith('?') ? label : `${label}:`
}

/** A longer list is one that everybody knows, and would fill the sheet. */
const maxPrintedChoices = 12

/** Returns what follows a label on paper: the other answers that are possible there, or the choices of a list. */
export function getPaperLabel({ paperLabel, options = [] }: OptionalField): string | undefined {
  const choices = options.filter(({ value }) => value).map((option) => option.label)
  if (paperLabel || choices.length === 0 || choices.length > maxPrintedChoices) return paperLabel
  return ` (${choices.join(', ')})`
}

/** Returns whether print shows the whole answer in place of the control, which shows as much as fits into it. */
export function isPrintedWhole({ type }: OptionalField): boolean {
  return type === 'text' || type === 'email' || type === 'tel' || type === 'textarea'
}

/** Returns a group's name with its error: screen readers announce neither its description nor required parts. */
export function formatGroupLabel({ groupLabel, required, hint }: Field, error: string): string {
  return [required ? `${groupLabel}${fieldText.required}` : groupLabel, error, hint].filter(Boolean).join('. ')
}
