/** A day as the moment it begins in UTC (RFC 3339), for formats that know only moments. */
export function moment(day: string): string {
  return `${day}T00:00:00Z`
}
