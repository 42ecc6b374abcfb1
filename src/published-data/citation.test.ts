import { expect, test } from '@playwright/test'
import { cases } from '../content/record.ts'
import { citationFormats, formatBibtex, formatCitation } from './citation.ts'

test('cites a case by author, year, title, version and permanent address', () => {
  for (const researchCase of cases) {
    const changes = [{ date: '2025-12-08', description: 'Ended.' }] as const
    const { id, name, location } = researchCase
    expect(formatCitation({ ...researchCase, published: '2025-01-20', changes })).toBe(
      `Quantum Reality Research (2025). ${name}, ${location}. Version of December 8, 2025. https://quantum-reality.example/cases/${id}`,
    )
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
  test(`${name} has who, what, when and where`, () => {
    for (const researchCase of cases) {
      const entry = write(researchCase)
      const { id, location, published } = researchCase
      for (const fact of ['Quantum Reality Research', researchCase.name, location, published.slice(0, 4)])
        expect(entry).toContain(fact)
      expect(entry).toContain(`https://quantum-reality.example/cases/${id}`)
    }
  })
