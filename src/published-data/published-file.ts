import type { openData } from '../content/cases.ts'
import type { Source } from '../content/readings/table.ts'

/** A file that is published beside the pages. Links, place in the data and headers follow from what stands here. */
export interface PublishedFile {
  /** Its path in `dist/`. It never changes. */
  readonly path: string
  readonly mediaType: MediaType
  /** Returns its text. */
  readonly render: () => string
  /** The words of its link under “Open data” on /research, whose head then names it to programs, too. */
  readonly link?: string
  /** What it contains, if it is data: `datapackage.json` and JSON-LD list it. */
  readonly data?: DataDescription
}

export interface DataDescription {
  /** Its name in `datapackage.json`. */
  readonly name: string
  readonly description: string
  readonly license: License
  /** Whose numbers are in it besides ours. Undefined where all are ours. */
  readonly sources?: readonly Source[]
  /** What its columns contain (Table Schema 2.0), if it is a table. */
  readonly schema?: object
}

/** A name of the Open Definition's list, its name for people and its terms. */
export type License = Readonly<Record<keyof typeof openData.license, string>>

/** The media types of published files. `public/_headers` has a line for the extension of each; the build names one that lacks it. */
type MediaType =
  | 'application/atom+xml'
  | 'application/geo+json'
  | 'application/json'
  | 'application/manifest+json'
  | 'application/x-bibtex'
  | 'application/x-research-info-systems'
  | 'application/xml'
  | 'text/calendar'
  | 'text/csv'
  | 'text/plain'
