import type { FormDefinition } from './form/form-definition.ts'

/** Text about a form code that does not load, in templates of the page: the form loader is small. */
export const loaderText = {
  failed: 'The form did not load. It is tried again when you go on.',
  outdated: 'This page is older than the site. Copy what you wrote, then reload.',
  emailed: (definition: FormDefinition) =>
    `The form did not load, so your email program was asked to open with your ${definition.noun}. Nothing is sent until you send it there.${definition.text.withoutScript} If nothing opens, or a part is missing, copy what you wrote and send it to ${definition.recipient}.`,
  copy: 'Copy what I have written',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying',
  reload: 'Reload the page',
} as const
