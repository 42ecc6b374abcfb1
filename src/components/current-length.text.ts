// biome-ignore lint/plugin: The curve has twelve hours on both sides of now.
export const getAxis = (time: string) => ['12 h ago', `now, ${time} there`, 'in 12 h']
