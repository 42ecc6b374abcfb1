export const currentLengthText = {
  now: (time: string, isGrowing: boolean) =>
    `Right now, at ${time} in San Francisco. Getting ${isGrowing ? 'longer' : 'shorter'}.`,
  axis: ['12 hours ago', 'now', 'in 12 hours'],
  days: 'The next seven days',
} as const
