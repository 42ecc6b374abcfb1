import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, best practices, and AAA contrast (1.4.6). */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the color scheme: a quarter of the time of all rules. */
export const colorRules: readonly string[] = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** The rules whose result depends on the viewport: overlap, size and scrolling. */
export const layoutRules: readonly string[] = [...colorRules, 'target-size', 'scrollable-region-focusable']

/** The rules to run: all but some (each use has its reason), or only some. */
interface Choice {
  readonly without?: readonly string[]
  readonly only?: readonly string[]
}

/** Runs axe on the page in its current state. Returns one line for each violation: rule, message, place. */
export async function findAxeViolations(page: Page, { without = [], only }: Choice = {}): Promise<string[]> {
  // The engine is injected once per document, because parsing it takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const some = { runOnly: { type: 'rule', values: only?.filter((rule) => !without.includes(rule)) } }
  const all = {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast-enhanced': { enabled: true }, ...rules },
  }
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
      )
    },
    { resultTypes: ['violations'], ...(only ? some : all) },
  )
}
