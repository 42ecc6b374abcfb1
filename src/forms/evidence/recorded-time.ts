import { parseWall } from '../time/wall-time.ts'

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A time recorded in a file, as a `datetime-local` field takes it, in words; as it is where no calendar has it. */
export function recordedTime(value: string): string {
  const wall = parseWall(value)
  return wall === undefined ? value : inWords.format(wall)
}
