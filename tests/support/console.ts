import type { Page } from '@playwright/test'

/** Messages of Chromium that are not caused by the page. */
const ofTheBrowser = [
  // From Chromium's own transition between pages, if another page is requested before it starts; no script of the site
  // requests one.
  /^AbortError: Transition was skipped\. Navigation aborted$/,
  // Chromium takes the focus that a popover sets when it opens for one of the page as it loads. It says so where the page
  // has a fragment, or its visitor a focus, before the first paint.
  /^info: Autofocus processing was blocked because a document('s URL has a fragment '| already has a focused element)/,
]

/**
 * Returns the console messages and errors of a page from now on, in order, as `warning: …` or `TypeError: …`. The list
 * grows while the page is open.
 */
export function recordConsole(page: Page): string[] {
  const messages: string[] = []
  const note = (line: string) => {
    if (!ofTheBrowser.some((each) => each.test(line))) messages.push(line)
  }
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(String(error)))
  return messages
}
