import { scaleUtc } from 'd3-scale'

/** Width and height of every drawing's plane. It is stretched to the size of its plot. */
export const plane = 1000

interface DotsProps {
  readonly at: readonly (readonly [x: number, y: number])[]
  /** Without one the dots have the width of the lines where the drawing is used. */
  readonly diameter?: number
}

/** Shows filled marks as one path: strokes without length, whose round ends stay circles on a plane that is stretched. */
export function Dots({ at, diameter }: DotsProps) {
  const data = at.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
  return <path d={data} strokeWidth={diameter} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
}

/** Shows hairlines across the plane as one path, at distances from the top. */
export function Rules({ at }: { readonly at: readonly number[] }) {
  const data = at.map((y) => `M0 ${Math.round(y)}H${plane}`).join('')
  return <path d={data} strokeOpacity="0.2" vectorEffect="non-scaling-stroke" />
}

/** Returns the place on the plane of an instant or a day in RFC 3339, between the first and the last of a table, which are that part of the plane from its edges. */
export function createTimeAxis(first: string, last: string, inset = 0.025): (instant: string) => number {
  const scale = scaleUtc([new Date(first), new Date(last)], [inset * plane, (1 - inset) * plane])
  return (instant) => scale(new Date(instant))
}
