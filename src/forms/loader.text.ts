import type { FormDefinition } from './form/form-definition.ts'

/** Text about a form code that does not load, in templates of the page: the form loader is small. */
export const loaderText = {
  failed: 'The form did not load. It is tried again when you go on.',
  outdated: 'This page is older than the site. Copy what you wrote, then reload.',
  emailed: (definition: FormDefinition) =>
    `The form did not load, so your email program was asked to open with your ${definition.noun}. Nothing is sent until you send it there.${definition.text.withoutScript} If nothing opens, or a part is missing, copy what you wrote and send it to ${definition.recipient}.`,
  copied: 'Copied',
  notCopied: 'The browser did not allow copying',
  reload: 'Reload the page',
} as const

/** Text in place of a form that an error has ended. Its answers can still be copied. */
export const formErrorText = {
  interference:
    'Something that this browser adds to the page, perhaps an extension or a translator, interferes with the form. Nothing on this page was lost. Copy what you have written, turn that off, then reload the page.',
  ours: (address: string) =>
    `The form made an error and cannot go on. The error is ours. Nothing on this page was lost. Copy what you have written, then reload the page. If it happens again, send what you copied to ${address}.`,
} as const
