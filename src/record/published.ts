import reportSchema from '../forms/finished/report.schema.json' with { type: 'json' }
import { addressOfFile, recordFiles } from './addresses.ts'
import { casesCsv } from './cases-csv.ts'
import { casesJson, casesSchema } from './cases-json.ts'
import { feed } from './feed.ts'
import { robots, sitemap } from './sitemap.ts'

/** Every file that is published beside the pages: its name in `dist/`, and its text. */
export function published(): ReadonlyMap<string, string> {
  return new Map([
    [recordFiles.json, casesJson()],
    [recordFiles.schema, casesSchema()],
    [recordFiles.csv, casesCsv()],
    [recordFiles.reportSchema, reportSchemaText()],
    [recordFiles.feed, feed()],
    [recordFiles.sitemap, sitemap()],
    [recordFiles.robots, robots()],
  ])
}

function reportSchemaText(): string {
  return JSON.stringify({ $id: addressOfFile(recordFiles.reportSchema), ...reportSchema }, null, 2)
}
