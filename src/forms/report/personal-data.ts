/** A text by which a person could be identified. */
export interface PersonalData {
  readonly kind: 'phone' | 'email' | 'street'
  /** The text as found. */
  readonly text: string
  /** Its index in the text. */
  readonly index: number
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec'
const suffixes =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Way|Terrace|Ter|Circle|Cir|Highway|Hwy|Parkway|Pkwy|Square|Sq|Trail|Trl|Plaza|Alley|Loop|Pike'
// Words between a number and a word such as Drive, Way or Square that exclude a street: units and descriptions.
const nonStreetWords =
  'Hz|kHz|MHz|GHz|Volts?|Watts?|Feet|Foot|Ft|Inch(?:es)?|Yards?|Meters?|Miles?|Kilometers?|km|mm|cm|Degrees?|Seconds?(?! (?:St|Ave))|Minutes?|Hours?|Days?|Weeks?|GB|MB|TB|KB|Pin|Point|Wheel|Way|AM|PM|Large|Small|Big|Bright|Dark|Perfect|Strange|Long|Short|Other|More|Full|Half'

// Narrow on purpose, because visitors stop reading a notice that appears for every measurement. No digit, point or
// letter may be next to a number, and a phone number has the shape of the North American plan or begins with a plus.
// What stands before is matched too, and what is found is named: Safari before 16.4 rejects a lookbehind, and with it
// the whole script.
const patterns: readonly (readonly [PersonalData['kind'], RegExp])[] = [
  ['email', /(?:^|[^\w.+-])(?<found>[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+)/gi],
  [
    'phone',
    /(?:^|[^\w.$/-]|(?:^|\D)[-/])(?<found>(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-]?)[2-9]\d\d[ .-]?\d{4})(?![\w$%]|[.,/-]\d)/g,
  ],
  ['phone', /(?:^|[^\w.])(?<found>\+[2-9]\d{0,2}(?:[ -]?\(?\d{1,5}\)?){2,5})(?![\w%]|[.,/-]\d)/g],
  [
    'phone',
    /\b(?:phone|call|tel|cell|mobile|text|fax)\b[^\d\n]{0,20}(?<found>[2-9]\d\d[ .-]\d{4})(?![\w%]|[.,/-]\d)/gi,
  ],
  [
    'street',
    new RegExp(
      `(?:(?<month>(?:${months}) )|^|[^\\w.,:/-])(?<found>\\d{1,6}[A-Za-z]? (?!(?:${nonStreetWords})\\b)(?:[NSEW]{1,2}\\.? )?(?:(?:[A-Z][a-z'’.-]*|\\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:${suffixes})\\b)`,
      'g',
    ),
  ],
  ['street', /(?<found>\bP\.? ?O\.? Box \d+)/gi],
]

/** Fewer digits are a date or a measurement. */
const minPhoneDigits = 7

/** Finds phone numbers, email addresses, streets with a number and post office boxes, in text order. */
export function findPersonalData(text: string): readonly PersonalData[] {
  const found = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
      const match = groups?.found ?? ''
      // "March 12 Main" is a date.
      return groups?.month ? [] : [{ kind, text: match, index: index + whole.length - match.length }]
    }),
  )
  return found
    .filter(({ kind, text: match }) => kind !== 'phone' || match.replace(/\D/g, '').length >= minPhoneDigits)
    .sort((one, other) => one.index - other.index)
    .filter(({ index }, at, all) => {
      const before = all[at - 1]
      return !before || index >= before.index + before.text.length
    })
}
