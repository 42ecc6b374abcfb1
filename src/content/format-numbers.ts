const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Returns a count as in prose: 0 → "no", 5 → "five", 42 → "forty-two"; digits from 100 on. */
export function formatNumberInWords(count: number): string {
  if (count > 99) return count.toLocaleString('en-US')
  const word = small[count]
  if (word) return word
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest ? `-${small[rest]}` : ''}`
}

const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Returns the place of what is counted, below 100, as in prose: 12 → "twelfth", 21 → "twenty-first", 30 → "thirtieth". */
export function formatOrdinal(count: number): string {
  return formatNumberInWords(count).replace(
    /[a-z]+$/,
    (word) => irregularOrdinals[word] ?? `${word.replace(/y$/, 'ie')}th`,
  )
}

/** Returns a count with its noun: 1, "case" → "one case"; 5, "case" → "five cases"; 0, "case" → "no cases". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumberInWords(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns years in prose, given in any order: "2025"; "2025 and 2026"; "2017 to 2019". */
export function formatYears(years: readonly number[]): string {
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (first === last) return String(first)
  return `${first} ${last - first === 1 ? 'and' : 'to'} ${last}`
}

/** Returns words with a capital first letter, for the beginning of a sentence: "five cases" → "Five cases". */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a limit that no value exceeds, in meters to the centimeter: 0.046 → "0.05". */
export function formatLimit(meters: number): string {
  return (Math.ceil(100 * meters) / 100).toFixed(2)
}

/** Returns a number with its unit: 4, "mm" → "4 mm"; 4, "°" → "4°". */
export function formatQuantity(value: number | string, unit: string): string {
  return `${value}${unit === '°' ? '' : ' '}${unit}`
}

const spaceOfQuantity =
  /(?<=±) (?=\d)|(?<=\d) (?=±)|(?<=\d°?) (?=(?:mm|cm|m|meters|ms|s|seconds|hours|days|Hz|kB|MB|N|W|am|pm)\b|°C)/g
const spaceOfDate =
  /(?<=\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)) (?=\d)/g

/** Returns text in which no line ends within "4.0 ± 0.2 mm", "December 7" or a coordinate. The text of every page passes it. */
export function joinQuantities(text: string): string {
  return text.replace(spaceOfQuantity, '\u00a0').replace(spaceOfDate, '\u00a0')
}
