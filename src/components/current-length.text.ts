export const getAxis = (time: string) => ['−12 h', `now, ${time} in San Francisco`, '+12 h']
