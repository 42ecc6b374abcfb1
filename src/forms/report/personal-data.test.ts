import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { growth } from '../../../tests/support/growth.ts'
import { harmless, personal } from '../../../tests/support/personal-sentences.ts'
import { findPersonalData, personalDataNotice } from './personal-data.ts'

const found = (text: string) => findPersonalData(text).map((one) => [one.kind, one.text])

test('each of a hundred kinds of personal data is pointed out, no more of it and no less', () => {
  expect(personal.length).toBeGreaterThanOrEqual(100)
  const wrong = personal.filter(
    ([text, kind, match]) => JSON.stringify(found(text)) !== JSON.stringify([[kind, match]]),
  )
  expect(wrong).toEqual([])
})

test('of a hundred sentences that hold none, at most two raise an alarm', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(100)
  expect(harmless.filter((text) => found(text).length > 0).length).toBeLessThanOrEqual(2)
})

test('a description as long as the form takes is read in time that grows with its length', () => {
  for (const unit of ['1 A', 'a.', '+1', '4155550165 ', '12 Elm '.repeat(3), '@a.', '555 ']) {
    const make = (times: number) => {
      const text = unit.repeat(times)
      return () => void findPersonalData(text)
    }
    expect(growth(80_000, make), unit).toBeLessThan(3)
  }
})

test('several are found in the order of the text, none inside another', () => {
  expect(found('a@b.example, 415-555-0165; 1 Balmer Plaza; c@d.example')).toEqual([
    ['email', 'a@b.example'],
    ['phone', '415-555-0165'],
    ['street', '1 Balmer Plaza'],
    ['email', 'c@d.example'],
  ])
})

test('what is found stands in the text where it says', () => {
  const unit = fc.constantFrom(
    '415',
    '-',
    ' ',
    '555',
    '0165',
    '@',
    'b.example',
    '12 Elm',
    ' Street',
    '+44',
    '.',
    'a',
    '\n',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      let end = 0
      for (const one of findPersonalData(text)) {
        expect(text.slice(one.index, one.index + one.text.length)).toBe(one.text)
        expect(one.index).toBeGreaterThanOrEqual(end)
        end = one.index + one.text.length
      }
    }),
  )
})

test('the notice names what was found, and blocks nothing', () => {
  expect(personalDataNotice([])).toBe('')
  expect(personalDataNotice(findPersonalData('a@b.example'))).toContain(
    'contains “a@b.example” (an email address). Leave it',
  )
  expect(personalDataNotice(findPersonalData('a@b.example 415-555-0165'))).toContain(
    '“a@b.example” (an email address) and “415-555-0165” (a phone number).',
  )
  expect(personalDataNotice(findPersonalData('a@b.example '.repeat(5)))).toContain('and 2 more.')
})
