/** No other words of the page belong here: the loader contains them. */
export const loaderText = {
  /** In a browser that cannot run the code. */
  tooOld: (address: string) =>
    `This browser is too old for this form. Write to ${address}, or print this page and fill it in by hand.`,
  /** Where the code did not load, and the button opened an email. */
  emailed: (address: string) =>
    `The form did not load, so your email program was asked to open with your report. Add your files and send it there. If nothing opens, or a part is missing, write to ${address}.`,
} as const
