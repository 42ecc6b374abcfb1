import { Cite } from '@citation-js/core'
import { expect, test } from '@playwright/test'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { getLastModified } from '../content/case-attributes.ts'
import { cases } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { citationFormats, formatBibtex, formatCitation } from './citation.ts'

test('cites a case by author, year, title and permanent address', () => {
  const nexus = cases.find(({ id }) => id === 'nexus')
  expect(
    nexus &&
      formatCitation({ ...nexus, published: '2025-01-20', changes: [{ date: '2025-12-08', description: 'Ended.' }] }),
  ).toBe(
    'Quantum Reality Research (2025). NEXUS, Palo Alto. Case notes, last changed December 8, 2025. https://quantum-reality.example/research#nexus',
  )
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

for (const { name, write } of citationFormats) {
  test(`Citation.js reads who, what, when and where out of ${name}`, () => {
    for (const researchCase of cases) {
      const [entry, ...more] = new Cite(write(researchCase)).data
      expect(more).toEqual([])
      expect(entry?.title).toBe(`${researchCase.name}, ${researchCase.location}`)
      expect(entry?.URL).toBe(`https://quantum-reality.example/research#${researchCase.id}`)
      expect(entry?.issued['date-parts'][0]?.[0]).toBe(Number(researchCase.published.slice(0, 4)))
      // As one name: half of it must not become a given name.
      expect(entry?.author.map(({ literal, family }) => literal ?? family)).toEqual(['Quantum Reality Research'])
      expect(entry?.note).toContain(`last changed ${formatDate(getLastModified(researchCase))}`)
    }
  })
}
