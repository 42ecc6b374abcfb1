import type { Field } from './field.ts'
import { formText } from './form.text.ts'

/** Returns the name of a group: screen readers announce neither its description nor whether its parts are required. */
export function formatGroupLabel({ groupLabel, required, hint }: Field, message: string): string {
  return [required ? `${groupLabel}${formText.requiredList}` : groupLabel, message, hint].filter(Boolean).join('. ')
}
