export interface ArchiveYear {
  readonly year: number
  readonly reports: number
}

/** The last year whose cases are closed: who reported until then was promised that they stay so. */
export const lastClosedYear = 2024

/** The sealed years, newest first. They cannot be opened (specification, section 4). */
export const publishedArchive: readonly ArchiveYear[] = [
  { year: 2024, reports: 147 },
  { year: 2023, reports: 132 },
  { year: 2022, reports: 98 },
  { year: 2021, reports: 85 },
  { year: 2020, reports: 73 },
  { year: 2019, reports: 64 },
  { year: 2018, reports: 52 },
  { year: 2017, reports: 41 },
]
