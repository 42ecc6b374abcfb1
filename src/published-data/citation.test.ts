import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cases } from '../content/record.ts'
import { citationFormats, formatBibtex, formatCitation } from './citation.ts'

/** A case of one year that was changed in the next. */
const changed = cases.map((researchCase) => ({
  ...researchCase,
  published: '2025-01-20' as const,
  changes: [{ date: '2026-04-13', description: 'Ended.' }] as const,
}))

test('a citation has author, title and permanent address, and the year and the day of the version alone', () => {
  for (const researchCase of changed) {
    const { id, name, location } = researchCase
    expect(formatCitation(researchCase)).toBe(
      `Quantum Reality Research (2026). ${name}, ${location}. Version of April 13, 2026. https://quantum-reality.example/cases/${id}`,
    )
    const [bibtex, ris] = citationFormats.map(({ write }) => write(researchCase))
    expect(bibtex).toMatch(/ year += \{2026\},\n +date += \{2026-04-13\},\n +note += \{Version of April 13, 2026\}/)
    expect(ris).toContain('\r\nPY  - 2026\r\nDA  - 2026/04/13\r\n')
    expect(`${bibtex}${ris}`).not.toContain('2025')
  }
})

test('writes BibTeX with balanced braces, one key a case, and nothing that TeX would read as a command', () => {
  const entries = cases.map(formatBibtex)
  for (const entry of entries) {
    expect(entry).toMatch(/^@online\{qrr-[a-z-]+,\n( {2}[a-z]+ += \{.*\},?\n)+\}$/)
    expect(entry.split('{').length).toBe(entry.split('}').length)
    for (const line of entry.split('\n').filter((line) => !/url|howpublished/.test(line)))
      expect(line).not.toMatch(/[\\%$&#_^~]/)
  }
  expect(new Set(entries.map((entry) => entry.split('\n')[0])).size).toBe(cases.length)
})

/** Returns what BibTeX's own styles print of an entry without a page: of a title only what is in braces keeps its capitals. */
function applyRules(entry: string): string {
  const read = (name: string) => RegExp(`^ +${name} += {(.*)},?$`, 'm').exec(entry)?.[1] ?? ''
  const title = read('title').replace(/{.*?}|[^{}]+/g, (part) => (part.startsWith('{') ? part : part.toLowerCase()))
  return [read('author'), title, read('howpublished'), read('year'), read('note')].join('. ')
}

/** Returns what BibTeX prints of entries in a style. Where it is not installed, its rules are applied. */
function printEntries(style: string, entries: readonly string[]): string {
  if (spawnSync('kpsewhich', [`${style}.bst`]).status !== 0) return entries.map(applyRules).join('\n')
  const folder = test.info().outputPath()
  writeFileSync(join(folder, 'cases.bib'), entries.join('\n'))
  writeFileSync(join(folder, 'cases.aux'), `\\bibstyle{${style}}\n\\citation{*}\n\\bibdata{cases}\n`)
  spawnSync('bibtex', ['cases'], { cwd: folder, env: { ...process.env, BIBINPUTS: '.' } })
  return readFileSync(join(folder, 'cases.bbl'), 'utf8').replace(/\s+/g, ' ')
}

test('BibTeX prints who, the whole title, where and which version in each of its own styles', () => {
  for (const style of ['abbrv', 'acm', 'alpha', 'apalike', 'ieeetr', 'plain', 'siam', 'unsrt']) {
    const printed = printEntries(style, cases.map(formatBibtex)).replace(/[{}]/g, '')
    for (const { id, name, location } of cases)
      for (const part of ['Quantum Reality Research', `${name}, ${location}`, `example/cases/${id}`, 'Version of'])
        expect(printed, style).toContain(part)
  }
})

test('RIS has what and where, and its readers take the organization for one, by the comma at the end of its name', () => {
  for (const researchCase of cases) {
    const entry = citationFormats.find(({ extension }) => extension === 'ris')?.write(researchCase)
    const { id, name, location } = researchCase
    expect(entry).toContain(`\r\nAU  - Quantum Reality Research,\r\nTI  - ${name}, ${location}\r\n`)
    expect(entry).toContain(`\r\nUR  - https://quantum-reality.example/cases/${id}\r\n`)
  }
})
