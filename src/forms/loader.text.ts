/** Text of the form loader for a form code that does not load. */
export const loaderText = {
  notLoaded: 'The form did not load. It is tried again when you go on.',
  outdated: 'This page is older than the site. Copy what you wrote, then reload.',
  copy: 'Copy what I have written',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying',
  reload: 'Reload the page',
} as const
