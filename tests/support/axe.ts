import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, best practices, and AAA contrast (1.4.6). */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer another color scheme can change. They take a quarter of the time that all rules take. */
export const colorRules: readonly string[] = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** The rules whose answer more or less room can change: what stands on what, how large, and what has to be scrolled. */
export const roomRules: readonly string[] = [...colorRules, 'target-size', 'scrollable-region-focusable']

/** Which rules to run: all but some (each use says why), or some alone. */
interface Choice {
  readonly without?: readonly string[]
  readonly only?: readonly string[]
}

/** Runs axe on the page as it is. Gives one line for each violation: rule, what is wrong, where. */
export async function violations(page: Page, { without = [], only }: Choice = {}): Promise<string[]> {
  // A document keeps the engine that it was given; reading it takes as long as using it.
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
