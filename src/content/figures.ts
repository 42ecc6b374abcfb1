/** The specification's counts (sections 2 and 9), each written once, with the unit it is counted in. */
export const figures = {
  researchers: { value: '2,000+', unit: 'researchers worldwide' },
  facilities: { value: '43', unit: 'research facilities' },
  papers: { value: '150+', unit: 'published papers' },
  anomalies: { value: '700+', unit: 'anomalies documented' },
  trained: { value: '5,000+', unit: 'researchers trained' },
} as const

/** "150+" → "150": the count alone, for a sentence that says "more than" itself. */
export function withoutPlus({ value }: { readonly value: string }): string {
  return value.replace('+', '')
}
