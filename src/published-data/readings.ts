import { openData, type ResearchCase } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { type ReadingTable, readLines, readReadingFile, type Source } from '../content/readings/table.ts'
import { home } from '../site.ts'
import { formatCsv } from './csv.ts'
import type { DataDescription, PublishedFile } from './published-file.ts'
import { createReadingSchema } from './table-schema.ts'
import { getPageUrl } from './urls.ts'
import { formatUtc, getUtcName, listMoments } from './utc-columns.ts'

/** A published file of readings, or of the constants of their source. */
export interface ReadingFile extends PublishedFile {
  readonly data: DataDescription
  /** What each column contains; none for a file that is no table. */
  readonly table?: ReadingTable
}

const publicDomain = {
  id: 'other-pd',
  name: 'Public domain',
  url: 'https://creativecommons.org/publicdomain/mark/1.0/',
}

/** Returns the files of a case: its tables, then the constants of their sources. */
export function getReadingFiles({ tables }: ResearchCase): readonly ReadingFile[] {
  const sources = new Set(tables.flatMap((table) => table.sources ?? []))
  return [...tables.map((table) => createReadingFile(table)), ...[...sources].flatMap(createConstantsFile)]
}

/** Returns the path of a table in `dist/`. */
export function getReadingPath({ name }: ReadingTable): string {
  return `readings/${name}.csv`
}

/** Returns the file of a table, whose text `render` returns. */
export function createReadingFile(table: ReadingTable, render = () => renderTable(table)): ReadingFile {
  const { name, description, sources = [] } = table
  return {
    path: getReadingPath(table),
    mediaType: 'text/csv',
    render,
    data: {
      name,
      description,
      license: openData.license,
      sources: [{ name: organization.name, url: getPageUrl(home) }, ...sources],
      schema: createReadingSchema(table),
    },
    table,
  }
}

function createConstantsFile(source: Source): readonly ReadingFile[] {
  if (!source.constants) return []
  const { name, description } = source.constants
  return [
    {
      path: `readings/${name}.json`,
      mediaType: 'application/json',
      render: () => readReadingFile(`${name}.json`),
      data: { name, description, license: publicDomain, sources: [source] },
    },
  ]
}

/** Returns a table as it is published: its moments stand at the end once more, in UTC. */
function renderTable(table: ReadingTable): string {
  const names = listMoments(table)
  const [header = '', ...lines] = readLines(table)
  const columns = header.split(',')
  const addMoments = (line: string) => {
    const values = line.split(',')
    return [...values, ...names.map((name) => formatUtc(values[columns.indexOf(name)] ?? ''))]
  }
  return formatCsv([...columns, ...names.map(getUtcName)], lines.map(addMoments))
}

/** Returns the name of a file without its folder: `uncharted.csv`. */
export function getFileName({ path }: Pick<PublishedFile, 'path'>): string {
  return path.replace('readings/', '')
}
