import { hour, type Turn } from '../content/boundary-length.ts'

/** The lengths at the lower and the upper edge, in meters: beyond all of the forecast, with room for labels. */
const [bottom, top] = [280.2, 285.6]

/** Width and height of the plane of the curve, which is stretched to its place: one unit is ten minutes. */
export const [planeWidth, planeHeight] = [144, 100]

/** Returns how far below the upper edge a length is, in percent. */
export function getCurveY(length: number): number {
  return (100 * (top - length)) / (top - bottom)
}

/**
 * Returns where the label of a turn stands, in percent from the left and from the top of a curve with `now` in its middle:
 * at the turn, but not so near the right edge that the label would be cut.
 */
export function getTurnPlace({ time, length }: Turn, now: number): readonly [x: string, y: string] {
  const x = 50 + (time - now) / (0.24 * hour)
  return [`${Math.min(92, x)}%`, `${getCurveY(length)}%`]
}

/** Returns the twelve hours before an instant and the twelve after it as paths on the plane. */
export function drawCurve(getLength: (time: number) => number, now: number): readonly [past: string, future: string] {
  const draw = (from: number, to: number) =>
    `M${Array.from({ length: to - from + 1 }, (_, index) => {
      const x = from + index
      return `${x} ${getCurveY(getLength(now + (x / 6 - 12) * hour)).toFixed(2)}`
    }).join('L')}`
  return [draw(0, 72), draw(72, 144)]
}
