// Every page in text browsers.
import { spawnSync } from 'node:child_process'
import type { Page as Tab } from '@playwright/test'
import { pages } from '../../src/site.ts'
import { findProgram } from '../../tooling/programs.ts'
import { expect, test } from '../support/site.ts'

const textBrowsers = {
  lynx: ['-dump', '-nolist', '-width=100'],
  w3m: ['-dump', '-cols', '100'],
} as const

/** Returns the text of a page's main part, line by line: headings, terms, paragraphs and items, in order. */
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
    test(`${page.path} shows all its text, in order, in ${name}`, async ({ page: tab, baseURL }) => {
      await tab.goto(page.path)
      const { stdout } = spawnSync(findProgram(name as keyof typeof textBrowsers), [...flags, baseURL + page.path], {
        encoding: 'utf8',
        env: { ...process.env, LANG: 'C.UTF-8' },
      })
      // Text browsers wrap lines as they like.
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
      // Links without a target there: the button of a visible menu, and the map's numbers without the map.
      expect(stdout).not.toMatch(/Menu|5\s*4\s*3\s*2\s*1/)
    })
  }
}
