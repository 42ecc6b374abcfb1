import { hour, type Turn } from './boundary-length.ts'

/** The lengths at the lower and the upper edge, in meters: beyond all of the forecast, with room for labels. */
const [bottom, top] = [280.2, 285.6]

/** Width and height of the plane of the curve, which is stretched to its place: one unit is ten minutes. */
export const [planeWidth, planeHeight] = [144, 100]

/** Returns how far below the upper edge a length is, in percent. */
export function getCurveY(length: number): number {
  return (100 * (top - length)) / (top - bottom)
}

/** Returns where the label of a turn stands in percent, `now` being 50; never so near the right edge that it is cut. */
export function getTurnX({ time }: Turn, now: number): string {
  return `${Math.min(92, 50 + (time - now) / (0.24 * hour))}%`
}

/** Returns the twelve hours before an instant and the twelve after it as paths on the plane. */
export function drawCurve(getLength: (time: number) => number, now: number): readonly [past: string, future: string] {
  const draw = (from: number, to: number) => {
    let path = 'M'
    for (let x = from; x <= to; x += 1) path += `${x} ${getCurveY(getLength(now + (x / 6 - 12) * hour)).toFixed(2)} `
    return path
  }
  return [draw(0, 72), draw(72, 144)]
}
