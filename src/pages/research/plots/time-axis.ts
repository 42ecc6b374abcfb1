import { scaleUtc } from 'd3-scale'
import { plane } from './marks.tsx'

/** Returns the place on the plane of an instant or a day in RFC 3339, between the first and the last of a table. */
export function createTimeAxis(first: string, last: string): (instant: string) => number {
  const scale = scaleUtc([new Date(first), new Date(last)], [0.015 * plane, 0.985 * plane])
  return (instant) => scale(new Date(instant))
}
