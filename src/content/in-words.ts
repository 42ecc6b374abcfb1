const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A count as prose has it: 0 → "no", 5 → "five", 42 → "forty-two"; digits from 100 on. */
export function numberInWords(count: number): string {
  if (count > 99) return count.toLocaleString('en-US')
  const word = small[count]
  if (word) return word
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest ? `-${small[rest]}` : ''}`
}

/** 1, "case" → "one case"; 5, "case" → "five cases"; 0, "case" → "no cases". */
export function counted(count: number, noun: string): string {
  return `${numberInWords(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** `2025` → "2025"; `2025, 2026` → "2025 and 2026"; `2017, 2018, 2019` → "2017 to 2019". Years in any order. */
export function yearsInWords(years: readonly number[]): string {
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (first === last) return String(first)
  return `${first} ${last - first === 1 ? 'and' : 'to'} ${last}`
}

/** "five cases" → "Five cases", where a sentence begins with a count. */
export function atBeginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
