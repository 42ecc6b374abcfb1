export const statistics = {
  researchers: { value: '2,000+', unit: 'researchers worldwide' },
  facilities: { value: '43', unit: 'research facilities' },
  papers: { value: '150+', unit: 'published papers' },
  anomalies: { value: '700+', unit: 'anomalies documented' },
  trained: { value: '5,000+', unit: 'researchers trained' },
} as const

/** All facilities but one. */
export const otherFacilities = Number(statistics.facilities.value) - 1
