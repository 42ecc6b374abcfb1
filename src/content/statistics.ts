export const statistics = {
  researchers: { value: '2,000+', unit: 'researchers worldwide' },
  facilities: { value: '43', unit: 'research facilities' },
  papers: { value: '150+', unit: 'published papers' },
  anomalies: { value: '700+', unit: 'anomalies documented' },
  trained: { value: '5,000+', unit: 'researchers trained' },
} as const

/** Returns the number without its plus sign, for a sentence with "more than": "150+" → "150". */
export function stripPlus({ value }: { readonly value: string }): string {
  return value.replace('+', '')
}
