import { fieldText } from './field.text.ts'

/** One field of a form: the source of its control, label and messages. */
export interface Field {
  /** The name in the form's data and, after the form's prefix, the control's id. */
  readonly name: string
  readonly label: string
  /** `tel` accepts a number of any country; it is not validated. */
  readonly type: 'text' | 'email' | 'tel' | 'select' | 'datetime-local' | 'textarea' | 'file'
  readonly required?: true
  /** The end of its label on paper, where other answers are possible. */
  readonly paperLabel?: string
  /** The hint between label and control. */
  readonly hint?: string
  /** The error for a required field that is empty, with what to do. */
  readonly requiredMessage?: string
  /** The pattern that the whole of a text, an email or a telephone number matches (HTML standard, section 4.10.5.3.6). */
  readonly pattern?: string
  /** The error for a value that the browser cannot parse, or that does not match, with what to do. */
  readonly invalidMessage?: string
  /** HTML autofill token (HTML standard, section 4.10.18.7). */
  readonly autocomplete?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly accept?: string
  /** The latest value of a date. Without it a year takes more than four digits. */
  readonly max?: string
  /** The name of the group that contains a control of several parts. */
  readonly groupLabel?: string
  /** Half of the row on wide screens. */
  readonly isHalfWidth?: true
}

/** Returns whether print shows the whole answer in place of the control, which shows as much as fits into it. */
export function isPrintedWhole({ type }: Field): boolean {
  return type === 'text' || type === 'email' || type === 'tel' || type === 'textarea'
}

/**
 * Returns the name of a group, with the error of its field or an empty text: screen readers announce neither the
 * description of a group nor whether its parts are required.
 */
export function formatGroupLabel({ groupLabel, required, hint }: Field, error: string): string {
  return [required ? `${groupLabel}${fieldText.required}` : groupLabel, error, hint].filter(Boolean).join('. ')
}
