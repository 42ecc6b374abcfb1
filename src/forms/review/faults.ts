import { isText } from '../form/controls.ts'
import type { Fault, Field } from '../form/field.ts'

/**
 * Which fields of a form are not answered as they must be, in order, by constraint validation (HTML standard 4.10.20).
 * Blanks alone, or characters that nobody sees, are no answer, though the browser takes them for one.
 */
export function faultsIn(form: HTMLFormElement, fields: readonly Field[]): Fault[] {
  return fields.flatMap(({ name, required, missing = '', malformed = '' }) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof Element && isText(control))) return []
    const { valid, badInput } = control.validity
    const blank = required && /^[\s\p{Cf}]*$/u.test(control.value) && !badInput
    return valid && !blank ? [] : [{ name, message: blank ? missing : malformed }]
  })
}
