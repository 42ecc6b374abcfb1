/** One field of a form: everything that its control, its label, its messages and its review are made from. */
export interface Field {
  /** The name in the form's data and, after the form's prefix, the control's id. */
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'select' | 'datetime-local' | 'textarea' | 'file'
  readonly required?: true
  /** Below the control: what to write, in one sentence. */
  readonly hint?: string
  /** When a required field is empty. Says what to do. */
  readonly missing?: string
  /** When the browser cannot read what was typed. Says what to do. */
  readonly malformed?: string
  /** HTML autofill token (HTML standard, section 4.10.18.7). */
  readonly autocomplete?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly accept?: string
  /** The answer is said back under the control, once the code that can is here. */
  readonly said?: true
  /** The name of the group that a control of several parts stands in. */
  readonly group?: string
  /** Its answer stands in the subject of a mail, so that whoever gets it can file it. */
  readonly inSubject?: true
  /** Half a row on wide screens. */
  readonly half?: true
}

/** What is wrong with one field, and the words that say what to do about it. */
export interface Fault {
  readonly name: string
  readonly message: string
}

/** An answer as the visitor gave it. `shown` is how a person reads it; empty means left blank, or only blanks. */
export interface Answer {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly shown: string
}

/** The answers as a person reads them, in the order of the fields, files left out. */
export function answersTo(fields: readonly Field[], answers: Readonly<Record<string, string>>): Answer[] {
  return fields
    .filter((field) => field.type !== 'file')
    .map(({ name, label, type, options }) => {
      const value = answers[name] ?? ''
      const chosen = value && options?.find((option) => option.value === value)?.label
      const shown = chosen || (type === 'datetime-local' ? value.replace('T', ', ') : value.trim() && value)
      return { name, label, value, shown }
    })
}
