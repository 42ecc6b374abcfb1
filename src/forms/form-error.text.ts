/** Text in place of a form that an error has ended. Its answers can still be copied. */
export const formErrorText = {
  interference:
    'Something that this browser adds to the page, perhaps an extension or a translator, interferes with the form. Nothing on this page was lost. Copy what you have written, turn that off, then reload the page.',
  ours: (address: string) =>
    `The form made an error and cannot go on. The error is ours. Nothing on this page was lost. Copy what you have written, then reload the page. If it happens again, send what you copied to ${address}.`,
} as const
