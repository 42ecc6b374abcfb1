import type { Page } from '@playwright/test'

/** What Chromium says that no page can answer for. */
const ofTheBrowser = [
  // Of its own fade from page to page, when another page is asked for before it has begun: no script of ours asks for a
  // fade (seen 9 times while 900 pages were opened in a hurry, 2026-11-22).
  /^AbortError: Transition was skipped\. Navigation aborted$/,
  // Of doors that it does not know: those are another month's. Which doors are shut is tested in policy.test.ts alone; a
  // header that cannot be read is heard of everywhere.
  /^warning: Error with Permissions-Policy header: (Unrecognized feature|Origin trial controlled feature not enabled): /,
]

/**
 * What a page says on its console and throws from now on, in order, as `warning: …` or `TypeError: …`. The list grows
 * while the page lives.
 */
export function consoleOf(page: Page): string[] {
  const said: string[] = []
  const note = (line: string) => {
    if (!ofTheBrowser.some((each) => each.test(line))) said.push(line)
  }
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(String(error)))
  return said
}
