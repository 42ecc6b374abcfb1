// Every page in the browsers that show text and nothing else.
import { spawnSync } from 'node:child_process'
import type { Page as Tab } from '@playwright/test'
import { tool } from '../../machine/tools.ts'
import { pages } from '../../src/site.ts'
import { expect, test } from '../support/site.ts'

const textBrowsers = {
  lynx: ['-dump', '-nolist', '-width=100'],
  w3m: ['-dump', '-cols', '100'],
} as const

/** What a page says in its main part, line by line: headings, terms, paragraphs and items, in their order. */
function said(tab: Tab): Promise<string[]> {
  return tab
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, main p:not(form *), figcaption, dd, th, td')]
        .map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '')
        .filter((text) => text !== ''),
    )
}

for (const page of pages) {
  for (const [name, flags] of Object.entries(textBrowsers)) {
    test(`${page.path} says everything, in order, in ${name}`, async ({ page: tab, baseURL }) => {
      await tab.goto(page.path)
      const { stdout } = spawnSync(tool(name as keyof typeof textBrowsers), [...flags, baseURL + page.path], {
        encoding: 'utf8',
        env: { ...process.env, LANG: 'C.UTF-8' },
      })
      // Where a text browser breaks its lines is its own affair.
      const text = stdout.replace(/\s+/g, '')
      const sentences = await said(tab)
      expect(sentences.length).toBeGreaterThan(3)
      let at = 0
      for (const words of sentences) {
        const found = text.indexOf(words.replace(/\s+/g, ''), at)
        expect(found, `${name} does not come to: ${words}`).toBeGreaterThanOrEqual(0)
        at = found
      }
      for (const other of pages) expect(stdout).toContain(other.path === '/' ? 'Quantum Reality' : other.name)
      expect(stdout).toContain('1 Balmer Plaza')
      // What leads nowhere there: the button of a menu that is shown, and a map's numbers without the map.
      expect(stdout).not.toMatch(/Menu|5\s*4\s*3\s*2\s*1/)
    })
  }
}
