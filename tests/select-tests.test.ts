import { expect, test } from '@playwright/test'
import { selectTests } from './support/select-tests.ts'

const files = ['tests/forms-draft.test.ts', 'tests/map.test.ts', 'tests/full/hosts.test.ts']

test('a word names the files whose path in the checkout has it, whatever the folder of the checkout is called', () => {
  expect(selectTests(['hosts'], files)).toEqual(['tests/full/hosts.test.ts'])
  expect(selectTests(['map', '--update-snapshots'], files)).toEqual(['tests/map.test.ts', '--update-snapshots'])
})

test('a word that no path has is a part of a title, and options stay as they are', () => {
  expect(selectTests(['menu'], files)).toEqual(['--grep', 'menu'])
  expect(selectTests(['--last-failed'], files)).toEqual(['--last-failed'])
  expect(selectTests([], files)).toEqual([])
})
