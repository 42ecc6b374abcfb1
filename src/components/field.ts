import { fieldText } from './field.text.ts'

export interface Field {
  /** The name in the form's data and, after the form's prefix, in ids. */
  readonly name: string
  readonly label: string
  /** `tel` accepts a number of any country; it is not validated. */
  readonly type: 'text' | 'email' | 'tel' | 'select' | 'datetime-local' | 'textarea' | 'file'
  readonly required?: true
  /** The end of its label on paper, where other answers are possible. */
  readonly paperLabel?: string
  readonly hint?: string
  /** The error for an empty answer. */
  readonly requiredMessage?: string
  /** What the whole of a text, an email or a telephone number matches (HTML, section 4.10.5.3.6). */
  readonly pattern?: string
  /** The error for a value that the browser cannot parse, or that does not match. */
  readonly invalidMessage?: string
  /** HTML autofill token (HTML standard, section 4.10.18.7). */
  readonly autocomplete?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly accept?: string
  /** The latest value of a date. Without it a year takes more than four digits. */
  readonly max?: string
  /** The name of a control of several parts. */
  readonly groupLabel?: string
  readonly isHalfWidth?: true
}

/** Returns whether print shows the whole answer in place of the control, which shows as much as fits into it. */
export function isPrintedWhole({ type }: Field): boolean {
  return type === 'text' || type === 'email' || type === 'tel' || type === 'textarea'
}

/** Returns a group's name with its error: screen readers announce neither its description nor required parts. */
export function formatGroupLabel({ groupLabel, required, hint }: Field, error: string): string {
  return [required ? `${groupLabel}${fieldText.required}` : groupLabel, error, hint].filter(Boolean).join('. ')
}
