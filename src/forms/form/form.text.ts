import { type FormDefinition, getFileFieldName } from './form-definition.ts'

/** Text of every form beside its fields. */
export const formText = {
  required: 'Fields marked * are required.',
  requiredList: ', required',
  /** About an email address whose domain has no dot. */
  incompleteEmail: 'Is the address complete?',
  submit: (noun: string) => `Prepare ${noun}`,
  /** Below the button that leads to the review. */
  next: 'Next you check it. Nothing is sent yet.',
  /** Shown where there is no script. */
  withoutScript: (definition: FormDefinition) =>
    `Without script, this button opens your email program with your ${definition.noun} in it. Nothing is sent until you send it.${getFileFieldName(definition) ? ' Add your files there.' : ''} Letters outside of English can be damaged on the way into that email. They are not if you write to ${definition.recipient} yourself, or print this page, answer by hand and mail it.`,
} as const
