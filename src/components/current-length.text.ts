// Exported one by one: the bundler then removes the names, which are a tenth of the module.
export const place = 'around one block of San Francisco, '
export const getTime = (time: string) => `by the tide tables, at ${time} there`
export const getDay = (day: string) => ` on ${day}`
export const since = 'Since you opened this page: '
export const getDirection = (isGrowing: boolean) => (isGrowing ? 'longer' : 'shorter')
export const getting = (direction: string) => `Getting ${direction}`
export const getChange = (amount: string, direction: string) => `${amount} ${direction}.`
export const until = (length: string, time: string) => `: ${length} at ${time}.`
export const getAxis = (time: string) => ['12 h ago', `now, ${time} there`, 'in 12 h']
