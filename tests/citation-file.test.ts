// CITATION.cff: what GitHub and reference managers read of the repository.
import { readFileSync } from 'node:fs'
import { Cite } from '@citation-js/core'
import { expect, test } from '@playwright/test'
import '@citation-js/plugin-cff'

const text = readFileSync('CITATION.cff', 'utf8')
const keys = [...text.matchAll(/^([a-z-]+):/gm)].map(([, key]) => key)

test('Citation.js reads the software, its authors and its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [entry, ...more] = new Cite(text).data
  expect(more).toEqual([])
  expect(entry).toMatchObject({ type: 'software', version, author: [{ literal: 'Quantum Reality Research' }] })
  expect(entry?.title).toContain('Quantum Reality Research')
})

test('has every key that the Citation File Format 1.2.0 demands, and none that it does not know', () => {
  expect(keys).toEqual(expect.arrayContaining(['authors', 'cff-version', 'message', 'title']))
  const known =
    'abstract authors cff-version commit contact date-released doi identifiers keywords license license-url message preferred-citation references repository repository-artifact repository-code title type url version'
  expect(keys.filter((key = '') => !known.split(' ').includes(key))).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
  expect(text).toMatch(/^cff-version: 1\.2\.0$/m)
  expect(text).toMatch(new RegExp(`^license: ${JSON.parse(readFileSync('package.json', 'utf8')).license}$`, 'm'))
})
