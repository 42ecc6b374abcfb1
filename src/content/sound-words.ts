// What the page of RESONANCE says of one second of its sound: written by the build, and by a script at each other one.

/** Of the sound: when it begins, how many seconds an hour takes, during which the mains are off, and when the tone ends. */
export interface SoundTimes {
  readonly first: string
  readonly secondsPerHour: number
  readonly outages: readonly (readonly [from: number, to: number])[]
  readonly end: number
  readonly month: string
  readonly mains: string
  readonly tone: string
}

/** Returns the local time, what the mains do, and what the tone does. All of it is in one month. */
export function describeSecond(second: number, times: SoundTimes): readonly [string, string, string] {
  const { first, secondsPerHour, outages, end, month, mains, tone } = times
  const time = new Date(Date.parse(`${first.slice(0, 19)}Z`) + (second / secondsPerHour) * 3_600_000)
  const hours = time.getUTCHours()
  const isOff = outages.some(([from, to]) => second >= from && second <= to)
  return [
    `${month} ${time.getUTCDate()}, ${hours % 12 || 12}\u00a0${hours < 12 ? 'am' : 'pm'}`,
    isOff ? 'no\u00a0power' : mains,
    second < end ? tone : 'gone',
  ]
}
