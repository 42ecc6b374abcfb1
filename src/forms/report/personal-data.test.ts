import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { findPersonalData, personalDataNotice } from './personal-data.ts'

const found = (text: string) => findPersonalData(text).map((one) => [one.kind, one.text])

const personal: readonly (readonly [text: string, kind: string, match: string])[] = [
  ['Call me at (415) 555-0165.', 'phone', '(415) 555-0165'],
  ['It is 415-555-0165, evenings.', 'phone', '415-555-0165'],
  ['415.555.0165 or later', 'phone', '415.555.0165'],
  ['my number: 4155550165', 'phone', '4155550165'],
  ['+1 415 555 0165', 'phone', '+1 415 555 0165'],
  ['1-415-555-0165', 'phone', '1-415-555-0165'],
  ['From London, +44 20 7946 0958.', 'phone', '+44 20 7946 0958'],
  ['Phone 555-0165 after six.', 'phone', '555-0165'],
  ['Write to ada.l+x@mail.example.', 'email', 'ada.l+x@mail.example'],
  ['(o-k@a.b.example)', 'email', 'o-k@a.b.example'],
  ['I live at 12 Elm Street, upstairs.', 'street', '12 Elm Street'],
  ['1600 N. Martin Luther Ave', 'street', '1600 N. Martin Luther Ave'],
  ['at 221B Baker St. in the kitchen', 'street', '221B Baker St'],
  ['corner of 350 5th Avenue', 'street', '350 5th Avenue'],
  ['P.O. Box 656', 'street', 'P.O. Box 656'],
]

for (const [text, kind, match] of personal)
  test(`${JSON.stringify(text)} holds ${match}`, () => {
    expect(found(text)).toEqual([[kind, match]])
  })

const harmless = [
  'It fell at 9.81 m/s, not more.',
  'A tone of 19.2 Hz for 4 s, then 410.2, 434.0, 486.1 and 656.3 nm.',
  'On 2025-04-19 at 21:14:05, and again on 04/19/2025.',
  'April 19 Main Street was dark.',
  'San Francisco, CA 94000-1234',
  'The speed of light is 299 792 458 m/s, or 299,792,458.',
  'Coordinates 37.7749, -122.4194 or +37.7749-122.4194/',
  'Serial 415-555-01650 and part 4155550165-7',
  'Timestamp 1745122445, 1745122445000',
  'Reference ABCD-2345 and case 2025-0419-0165',
  'The bill was $4155550165.',
  '4 mm narrower, 12 doors on the street',
  'He drove 3 miles on the highway and took 2 turns',
  'Twitter @handle, 5 @ 3 dollars, a@b',
  '0.415 555 0165 of it',
  '555-0165',
  '192.168.100.1000',
]

for (const text of harmless)
  test(`${JSON.stringify(text)} holds nothing`, () => {
    expect(found(text)).toEqual([])
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
    'hold an e-mail address (a@b.example). Leave it',
  )
  expect(personalDataNotice(findPersonalData('a@b.example 415-555-0165'))).toContain(
    'an e-mail address (a@b.example) and a phone number (415-555-0165).',
  )
  expect(personalDataNotice(findPersonalData('a@b.example '.repeat(5)))).toContain('and 2 more.')
})
