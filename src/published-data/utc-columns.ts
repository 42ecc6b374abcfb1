import type { ReadingTable } from '../content/readings/table.ts'

/** Returns the names of a table's columns with moments. */
export function listMoments({ columns }: ReadingTable): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.type === 'datetime')
}

/** Returns the name of the column that has a moment in UTC. */
export function getUtcName(name: string): string {
  return `${name}_utc`
}

/** Returns an instant with its offset in UTC, as LibreOffice and pandas read a time: `2025-04-20T11:35:00`, without a zone. */
export function formatUtc(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19)
}
