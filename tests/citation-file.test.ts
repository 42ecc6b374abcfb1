// CITATION.cff: the repository's metadata for GitHub and reference managers.
import { readFileSync } from 'node:fs'
import { Cite } from '@citation-js/core'
import { expect, test } from '@playwright/test'
import '@citation-js/plugin-cff'

const text = readFileSync('CITATION.cff', 'utf8')

test('Citation.js reads the software, its authors and its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [entry, ...more] = new Cite(text).data
  expect(more).toEqual([])
  expect(entry).toMatchObject({ type: 'software', version, author: [{ literal: 'Quantum Reality Research' }] })
  expect(entry?.title).toContain('Quantum Reality Research')
})
