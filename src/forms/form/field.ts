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
  readonly inputmode?: 'email' | 'text'
  readonly enterkeyhint?: 'next' | 'done'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly accept?: string
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

/** Asks the browser (constraint validation, HTML standard 4.10.20) which fields of `form` it refuses, in order. */
export function faultsOf(form: HTMLFormElement, fields: readonly Field[]): Fault[] {
  return fields.flatMap((field) => {
    const control = form.elements.namedItem(field.name)
    if (!(control && 'validity' in control)) return []
    const { validity } = control as HTMLInputElement
    if (validity.valid) return []
    const message = validity.valueMissing && !validity.badInput ? field.missing : field.malformed
    return [{ name: field.name, message: message ?? (control as HTMLInputElement).validationMessage }]
  })
}

/** Reads the answers out of `form`, in the order of `fields`, files left out. */
export function answersOf(form: HTMLFormElement, fields: readonly Field[]): Answer[] {
  const data = new FormData(form)
  return fields
    .filter((field) => field.type !== 'file')
    .map(({ name, label, type, options }) => {
      const value = String(data.get(name) ?? '')
      const chosen = value && options?.find((option) => option.value === value)?.label
      const shown = chosen || (type === 'datetime-local' ? value.replace('T', ', ') : value.trim() && value)
      return { name, label, value, shown }
    })
}
