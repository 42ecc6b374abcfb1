const format = (count: number) => count.toLocaleString('en-US')
const formatItems = (count: number, noun: string) => `${count ? format(count) : 'No'} ${noun}${count > 1 ? 's' : ''}`

/** What chance made, in large words and in small ones: a script writes them after each press. */
export const chanceText = {
  days: (longest: number, equal: number, days: number, years: number) => {
    const time = years ? formatItems(years, 'year') : `${days} days`
    // biome-ignore lint/plugin: One day is no row.
    const row = longest > 1 ? `At most ${longest} in a row.` : equal ? 'Never two in a row.' : 'No equal day.'
    return [row, `${formatItems(equal, 'equal day')} in ${time}.`]
  },
  orders: (hits: number, tries: number, isHit: boolean) => [
    `In order: ${format(hits)} of ${format(tries)} by chance.`,
    isHit ? 'Its rings lie around the dots.' : 'The rings are the last try.',
  ],
} as const
