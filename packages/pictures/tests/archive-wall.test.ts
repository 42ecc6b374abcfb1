import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { archive } from '../../../src/content/record.ts'
import { getSealedReference } from '../src/archive-wall.ts'

test('the reports that are sealed keep their references', async () => {
  const years = archive.filter(({ year }) => year <= 2024)
  const numbers = years.flatMap(({ year, reports }) =>
    Array.from({ length: reports }, (_, index) => [year, index + 1] as const),
  )
  const references = await Promise.all(numbers.map(([year, number]) => getSealedReference(year, number)))
  expect([references[0], references.at(-1), new Set(references).size]).toEqual(['XJUY-KJKU', 'PTP5-YKDX', 692])
  const digest = createHash('sha256').update(references.join()).digest('hex')
  expect(digest).toBe('bda5d9a8b5a983988c682797ca0d0a36175e001da053d48c3baa53b5f99246d1')
})
