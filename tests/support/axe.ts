import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA, best practices, and AAA contrast (1.4.6). */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the page as it is. Gives one line for each violation: rule, what is wrong, where. `without` turns rules
 * off; each use says why.
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate(
    async ([tags, without]) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } }
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
      const { violations } = await axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast-enhanced': { enabled: true }, ...rules },
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
      )
    },
    [tags, without] as const,
  )
  return found
}
