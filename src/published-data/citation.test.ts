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
    expect(bibtex).toMatch(
      / year {3}= \{2026\},\n {2}date {3}= \{2026-04-13\},\n {2}note {3}= \{Version of April 13, 2026\}/,
    )
    expect(ris).toContain('\r\nPY  - 2026\r\nDA  - 2026/04/13\r\n')
    expect(`${bibtex}${ris}`).not.toContain('2025')
  }
})

test('writes BibTeX with balanced braces, one key a case, and nothing that TeX would read as a command', () => {
  const entries = cases.map(formatBibtex)
  for (const entry of entries) {
    expect(entry).toMatch(/^@misc\{qrr-[a-z-]+,\n( {2}[a-z]+ += \{.*\},?\n)+\}$/)
    expect(entry.split('{').length).toBe(entry.split('}').length)
    for (const line of entry.split('\n').filter((line) => !line.includes('url')))
      expect(line).not.toMatch(/[\\%$&#_^~]/)
  }
  expect(new Set(entries.map((entry) => entry.split('\n')[0])).size).toBe(cases.length)
})

test('a program that reads RIS takes the organization for one, by the comma at the end of its name', () => {
  for (const researchCase of cases)
    expect(citationFormats.find(({ extension }) => extension === 'ris')?.write(researchCase)).toContain(
      '\r\nAU  - Quantum Reality Research,\r\n',
    )
})

for (const { name, write } of citationFormats)
  test(`${name} has who, what and where`, () => {
    for (const researchCase of cases) {
      const entry = write(researchCase)
      const { id, location } = researchCase
      for (const fact of ['Quantum Reality Research', researchCase.name, location]) expect(entry).toContain(fact)
      expect(entry).toContain(`https://quantum-reality.example/cases/${id}`)
    }
  })
