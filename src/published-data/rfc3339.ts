/** Returns a day as the moment it begins in UTC (RFC 3339), for formats that have only instants. */
export function toRfc3339(day: string): string {
  return `${day}T00:00:00Z`
}
