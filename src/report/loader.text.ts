/** No other words of the page belong here: the loader contains them. */
export const loaderText = {
  /** In a browser that cannot run the code. */
  tooOld: (address: string) =>
    `This browser is too old for this form. Write to ${address}, or print this page and fill it in by hand.`,
} as const
