/** Returns a day as its noon in UTC (RFC 3339), for formats that have only instants: it is the same day everywhere in America. */
export function toRfc3339(day: string): string {
  return `${day}T12:00:00Z`
}
