// The formula grades as it should; what it says about the forms stands in views.proof.ts.
import { expect, test } from '@playwright/test'
import { gradeOf, tooHard } from './reading-level.ts'

test('a plain sentence is easy, and an official one is not', () => {
  expect(gradeOf('Write down what you saw.')).toBeLessThan(3)
  expect(gradeOf('Documentation accompanying submissions necessitates verification.')).toBeGreaterThan(12)
})

test('the sentence that is too hard is named, and the ones beside it are not', () => {
  expect(
    tooHard(['You can send it now. Supplementary documentation substantially facilitates our evaluation.']),
  ).toEqual([expect.stringMatching(/^grade \d\d.*: Supplementary documentation/)])
})
