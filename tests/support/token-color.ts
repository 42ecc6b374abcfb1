import type { Page } from '@playwright/test'

/** Returns the color of a token as a page shows it, `rgb(13, 14, 15)`, so that no test states it a second time. */
export function readTokenColor(tab: Page, token: `--${string}`): Promise<string> {
  return tab.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}
