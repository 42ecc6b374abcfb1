import type { FormDefinition } from './form-definition.ts'

/** Text of every form beside its fields. */
export const formText = {
  required: 'Fields marked * are required.',
  requiredList: ', required',
  submit: (noun: string) => `Prepare ${noun}`,
  /** Below the button that leads to the review. */
  next: 'Next you check it. Nothing is sent yet.',
  /** Shown where there is no script. */
  withoutScript: (definition: FormDefinition) =>
    `Without script, this button opens your email program with your ${definition.noun} in it. Nothing is sent until you send it.${definition.text.withoutScript}`,
} as const
