/** The latest of the days on which these last changed, ISO 8601. */
export function lastModified(these: readonly { readonly modified: string }[]): string {
  const days = these.map(({ modified }) => modified).sort()
  return days.at(-1) ?? ''
}

/** A day as the moment it begins in UTC (RFC 3339), for formats that know only moments. */
export function moment(day: string): string {
  return `${day}T00:00:00Z`
}
