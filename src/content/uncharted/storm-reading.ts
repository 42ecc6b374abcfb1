// What the page of UNCHARTED says of one reading of the night: written by the build, and by a script at each other one.
import { formatHour } from '../dates.ts'

/** A reading of the night, in meters. */
export interface StormReading {
  readonly read: string
  readonly length_m: number
  readonly tide_table_m: number
  readonly water_m: number
}

/** The line of the walks, as it is printed: who computes with it by hand finds what the page shows. */
export interface PrintedLine {
  readonly intercept: number
  readonly slope: number
}

/** The heights at the lower and the upper edge of the strip, in meters. */
export const [stripBottom, stripTop] = [-0.75, 2.4] as const

export function formatMeters(meters: number): string {
  return `${meters.toFixed(2).replace('-', '−')}\u00a0m`
}

/** Returns the length for a height, in meters to the centimeter. Half a centimeter is rounded up, as by hand. */
export function computeLength(height: number, { intercept, slope }: PrintedLine): number {
  return Math.round(100 * (intercept + slope * height) + 1e-6) / 100
}

/** Returns how far below the upper edge of the strip the higher of both curves is, in percent. */
export function getLineTop({ tide_table_m, water_m }: StormReading): string {
  return `${((100 * (stripTop - Math.max(tide_table_m, water_m))) / (stripTop - stripBottom)).toFixed(1)}%`
}

/** Returns the words above the strip in their order, and one sentence of the same. All of the night is in one month. */
export function describeReading(reading: StormReading, line: PrintedLine, month: string) {
  const { read, length_m, tide_table_m: table, water_m: water } = reading
  const hour = formatHour(read)
  const day = `${month} ${Number(read.slice(8, 10))}`
  const tape = formatMeters(length_m)
  const byTables = formatMeters(computeLength(table, line))
  const byWater = formatMeters(computeLength(water, line))
  const rise = `${formatMeters(Math.abs(water - table))} ${water < table ? 'below' : 'above'} the tables`
  return {
    words: [
      ...[hour, day],
      ...[tape, 'around the block'],
      ...[byTables, `for ${formatMeters(table)}`],
      ...[byWater, `for ${formatMeters(water)}, ${rise}`],
    ],
    sentence: `${hour} on ${day}: the tape read ${tape}, the tables make it ${byTables}, and the water would have made it ${byWater}.`,
  }
}
