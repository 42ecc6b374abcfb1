export const getAxis = (time: string) => ['12 h ago', `now, ${time} there`, 'in 12 h']
