import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { doubleTextSize } from './text-zoom.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, best practices, and AAA contrast (1.4.6). */
const allRules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'color-contrast-enhanced': { enabled: true } },
}
const only = (...values: readonly string[]) => ({ runOnly: { type: 'rule', values } })

/** The rules whose result depends on the color scheme: a quarter of the time of all rules. */
const colorRules = only('color-contrast', 'color-contrast-enhanced', 'link-in-text-block')
/** The rules whose result depends on the viewport and on colors: overlap, size and scrolling. */
const viewportRules = only(...colorRules.runOnly.values, 'target-size', 'scrollable-region-focusable')
/** Chromium reports the authored color of text in forced colors, so that its contrast is not that of the screen. */
const forcedColorRules = only('link-in-text-block', 'target-size', 'scrollable-region-focusable')

/** Runs axe on the page in its current state, but for some parts. Returns one line for each violation: rule, message, place. */
export async function runAxe(
  page: Page,
  options: object = allRules,
  exclude: readonly string[] = [],
): Promise<string[]> {
  // The engine is injected once per document, because parsing it takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
      const { violations } = await axe.run(context, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
      )
    },
    [{ exclude }, { resultTypes: ['violations'], ...options }] as const,
  )
}

/**
 * Returns what axe finds on a page in its current state, each with the view: on a wide screen in light and dark, and on a
 * phone in light, in forced colors, and with text of twice the size, which stays.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  const examine = async (view: string, options: object) => {
    for (const violation of await runAxe(page, options)) found.push(`${view}: ${violation}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await examine('1440 px', allRules)
  await page.emulateMedia({ colorScheme: 'dark' })
  await examine('1440 px, dark', colorRules)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await examine('390 px, forced colors', forcedColorRules)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await examine('390 px', viewportRules)
  await doubleTextSize(page)
  await examine('390 px, text of twice the size', viewportRules)
  return found
}
