import { wallWords } from '../time/time-back.ts'
import { parseWall } from '../time/wall-time.ts'

/** A time recorded in a file, as a `datetime-local` field takes it, in words; as it is where no calendar has it. */
export function recordedTime(value: string): string {
  const wall = parseWall(value)
  return wall === undefined ? value : wallWords(wall)
}
