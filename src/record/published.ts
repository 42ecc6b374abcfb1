import { cases } from '../content/cases.ts'
import reportSchema from '../forms/finished/report.schema.json' with { type: 'json' }
import { addressOfFile, recordFiles } from './addresses.ts'
import { casesGeojson } from './cases-geojson.ts'
import { casesJson, casesSchema } from './cases-json.ts'
import { citationFile, citationFormats } from './citation.ts'
import { archiveCsv, casesCsv } from './csv.ts'
import { dataPackage } from './data-package.ts'
import { feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { robots, sitemap } from './sitemap.ts'

/** Every file that is published beside the pages: its name in `dist/`, and its text. */
export function published(): ReadonlyMap<string, string> {
  return new Map([
    [recordFiles.json, casesJson()],
    [recordFiles.schema, casesSchema()],
    [recordFiles.csv, casesCsv()],
    [recordFiles.geojson, casesGeojson()],
    [recordFiles.archive, archiveCsv()],
    [recordFiles.dataPackage, dataPackage()],
    [recordFiles.reportSchema, reportSchemaText()],
    [recordFiles.feed, feed()],
    [recordFiles.jsonFeed, jsonFeed()],
    [recordFiles.sitemap, sitemap()],
    [recordFiles.robots, robots()],
    ...cases.flatMap((each) =>
      citationFormats.map((format) => [citationFile(each, format), format.write(each)] as const),
    ),
  ])
}

function reportSchemaText(): string {
  return JSON.stringify({ $id: addressOfFile(recordFiles.reportSchema), ...reportSchema }, null, 2)
}
