import { hour, type Turn } from './boundary-length.ts'

/** The lengths at the lower and the upper edge, in meters: beyond all of the forecast, with room for labels. */
export const [bottom, top] = [280.2, 285.6]

/** Width and height of the plane of the curve, which is stretched to its place: one unit is ten minutes. */
export const [planeWidth, planeHeight] = [144, 100]

/** So many hours of the curve lie around its middle. */
export const curveHours = (planeWidth * 10) / 60

/** Returns how far below the upper edge a length is, in percent. */
export function getCurveY(length: number): number {
  return (100 * (top - length)) / (top - bottom)
}

/** Returns the attributes of the label of a turn, `now` being 50 %. One that is near an edge begins or ends there. */
export function getTurnPlace({ time, length }: Turn, now: number) {
  const x = 50 + (time - now) / (0.24 * hour)
  const [left, anchor] = x < 10 ? [0, 'start'] : x > 90 ? [100, 'end'] : [x, 'middle']
  return { x: `${left}%`, y: `${getCurveY(length)}%`, 'text-anchor': anchor as 'start' | 'end' | 'middle' }
}

/** Returns the turns of a day, as its labels have their order: two at which the boundary is longest, two shortest. */
export function orderTurns(turns: readonly Turn[], getLength: (time: number) => number): readonly (Turn | undefined)[] {
  const isLongest = ({ time, length }: Turn) => length > getLength(time - hour)
  const [longest, shortest] = [turns.filter(isLongest), turns.filter((turn) => !isLongest(turn))]
  return [longest[0], longest[1], shortest[0], shortest[1]]
}

/** Returns the twelve hours before an instant and the twelve after it as paths on the plane. */
export function drawCurve(getLength: (time: number) => number, now: number): readonly string[] {
  return [0, 72].map((from) => {
    let path = 'M'
    for (let x = from; x <= from + 72; x += 1)
      path += `${x} ${getCurveY(getLength(now + (x / 6 - 12) * hour)).toFixed(2)} `
    return path
  })
}
