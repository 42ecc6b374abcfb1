import type { FormDefinition } from './form-definition.ts'

export const formText = {
  required: 'Fields marked * are required.',
  /** The beginning of the page's title while there are errors. */
  errorTitle: 'Error: ',
  /** About an email address whose domain has no dot. */
  incompleteEmail: 'Is the address complete?',
  submit: (noun: string) => `Prepare ${noun}`,
  /** Below the button that leads to the review. */
  next: 'Next you check it. Nothing is sent yet.',
  /** Shown above the form in a browser that cannot run its code. */
  tooOld: ({ recipient }: FormDefinition) =>
    `This browser is too old for this form. Write to ${recipient}, or print this page and fill it in by hand.`,
  /** Shown where there is no script. */
  withoutScript: (definition: FormDefinition) =>
    `Without script, this button opens your email program with your ${definition.noun} in it. Nothing is sent until you send it.${definition.text.withoutScript} Letters outside of English can be damaged on the way into that email. They are not if you write to ${definition.recipient} yourself, or print this page, answer by hand and mail it.`,
} as const
