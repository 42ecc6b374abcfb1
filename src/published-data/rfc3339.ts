/**
 * Returns a day as its noon in UTC (RFC 3339), for formats that have only instants: it is the same day everywhere in America.
 * Where two on one day have to differ, `seconds` are added.
 */
export function toRfc3339(day: string, seconds = 0): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + seconds * 1000).toISOString().replace('.000Z', 'Z')
}
