// Every page in text browsers.
import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { pages } from '../../src/site.ts'
import { findProgram } from '../../tooling/programs.ts'
import { getTexts, readBuiltPage } from '../support/built-page.ts'

const options = { lynx: ['-dump', '-nolist', '-width=100'], w3m: ['-dump', '-cols', '100'] } as const

for (const [name, args] of Object.entries(options) as ['lynx' | 'w3m', readonly string[]][])
  test(`every page shows all its text, in order, in ${name}`, ({ baseURL }) => {
    for (const page of pages) {
      const env = { ...process.env, LANG: 'C.UTF-8' }
      const { stdout } = spawnSync(findProgram(name), [...args, baseURL + page.path], { encoding: 'utf8', env })
      // Text browsers wrap lines as they like.
      const shown = stdout.replace(/\s+/g, '')
      const parts = 'h1, h2, h3, p:not(form *), figcaption, dd, th, td'
      const texts = getTexts(readBuiltPage(page), parts.replaceAll(/(^|, )/g, '$1main ')).filter(Boolean)
      expect(texts.length).toBeGreaterThan(3)
      let end = 0
      for (const text of texts) {
        const found = shown.indexOf(text.replace(/\s+/g, ''), end)
        expect(found, `${page.path}: ${name} does not come to: ${text}`).toBeGreaterThanOrEqual(0)
        end = found
      }
      for (const other of pages) expect(stdout).toContain(other.path === '/' ? 'Quantum Reality' : other.name)
      expect(stdout).toContain('1 Balmer Plaza')
      // Links without a target there: the button of a visible menu, and the map's numbers without the map.
      expect(stdout).not.toMatch(/Menu|5\s*4\s*3\s*2\s*1/)
    }
  })
