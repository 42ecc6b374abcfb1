import { expect, test } from '@playwright/test'
import { cases } from '../content/cases.ts'
import { bibtex, citation } from './citation.ts'

test('cites a case by author, year, title and permanent address', () => {
  const [uncharted] = cases
  expect(uncharted && citation(uncharted)).toBe(
    'Quantum Reality Research (2025). UNCHARTED, San Francisco. Case record, last changed 2025-12-08. https://quantum-reality.example/research#uncharted',
  )
})

test('writes BibTeX with balanced braces, one key a case, and nothing that TeX would read as a command', () => {
  const entries = cases.map(bibtex)
  for (const entry of entries) {
    expect(entry).toMatch(/^@misc\{qrr-[a-z-]+,\n( {2}[a-z]+ += \{.*\},?\n)+\}$/)
    expect(entry.split('{').length).toBe(entry.split('}').length)
    for (const line of entry.split('\n').filter((each) => !each.includes('url')))
      expect(line).not.toMatch(/[\\%$&#_^~]/)
  }
  expect(new Set(entries.map((entry) => entry.split('\n')[0])).size).toBe(cases.length)
})
