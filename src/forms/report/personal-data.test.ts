import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { measureGrowth } from '../../../tests/support/measure-growth.ts'
import { impersonalSentences, personalSentences } from '../../../tests/support/personal-sentences.ts'
import { formatPersonalDataNotice } from './personal-data.text.ts'
import { findPersonalData } from './personal-data.ts'

const found = (text: string) => findPersonalData(text).map((one) => [one.kind, one.text])

test('each of a hundred kinds of personal data is found, with its exact extent', () => {
  expect(personalSentences.length).toBeGreaterThanOrEqual(100)
  const wrong = personalSentences.filter(
    ([text, kind, match]) => JSON.stringify(found(text)) !== JSON.stringify([[kind, match]]),
  )
  expect(wrong).toEqual([])
})

test('of a hundred sentences without personal data at most two are reported', () => {
  expect(impersonalSentences.length).toBeGreaterThanOrEqual(100)
  expect(impersonalSentences.filter((text) => found(text).length > 0).length).toBeLessThanOrEqual(2)
})

test('the time to check a description is linear in its length', () => {
  for (const unit of ['1 A', 'a.', '+1', '4155550165 ', '12 Elm '.repeat(3), '@a.', '555 ']) {
    const make = (times: number) => {
      const text = unit.repeat(times)
      return () => void findPersonalData(text)
    }
    expect(measureGrowth(80_000, make), unit).toBeLessThan(3)
  }
})

test('several findings are in text order and do not overlap', () => {
  expect(found('a@b.example, 415-555-0165; 1 Balmer Plaza; c@d.example')).toEqual([
    ['email', 'a@b.example'],
    ['phone', '415-555-0165'],
    ['street', '1 Balmer Plaza'],
    ['email', 'c@d.example'],
  ])
})

test('every finding has the position of its text', () => {
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
  expect(formatPersonalDataNotice([])).toBe('')
  expect(formatPersonalDataNotice(findPersonalData('a@b.example'))).toContain(
    'contains “a@b.example” (an email address). Leave it',
  )
  expect(formatPersonalDataNotice(findPersonalData('a@b.example 415-555-0165'))).toContain(
    '“a@b.example” (an email address) and “415-555-0165” (a phone number).',
  )
  const street = formatPersonalDataNotice(findPersonalData('At 12 Balmer Street.'))
  expect(street).toMatch(/\(a street address\)\. We need the address to find the place\. We never publish it\.$/)
  expect(formatPersonalDataNotice(findPersonalData('At 12 Balmer Street. a@b.example'))).toMatch(
    /find the place\. Leave the rest/,
  )
  expect(formatPersonalDataNotice(findPersonalData('a@b.example '.repeat(5)))).toContain('and 2 more.')
})
