import { cases } from '../content/cases.ts'
import { renderAtomFeed } from './atom-feed.ts'
import { renderCasesGeoJson } from './cases-geojson.ts'
import { renderCasesJson, renderCasesSchema } from './cases-json.ts'
import { citationFormats, getCitationPath } from './citation.ts'
import { renderArchiveCsv, renderCasesCsv } from './csv.ts'
import { renderDataPackage } from './data-package.ts'
import { getFileUrl, publishedFiles } from './file-urls.ts'
import { renderForecastFiles } from './forecast-files.ts'
import { renderReadingFiles } from './readings.ts'
import reportSchema from './report.schema.json' with { type: 'json' }
import { renderRobotsTxt, renderSitemap } from './sitemap.ts'

/** Returns every file that is published beside the pages: its name in `dist/`, and its text. */
export function createPublishedFiles(): ReadonlyMap<string, string> {
  return new Map([
    [publishedFiles.json, renderCasesJson()],
    [publishedFiles.schema, renderCasesSchema()],
    [publishedFiles.csv, renderCasesCsv()],
    [publishedFiles.geojson, renderCasesGeoJson()],
    [publishedFiles.archive, renderArchiveCsv()],
    [publishedFiles.dataPackage, renderDataPackage()],
    [publishedFiles.reportSchema, reportSchemaText()],
    [publishedFiles.feed, renderAtomFeed()],
    [publishedFiles.sitemap, renderSitemap()],
    [publishedFiles.robots, renderRobotsTxt()],
    ...renderReadingFiles(),
    ...renderForecastFiles(),
    ...cases.flatMap((researchCase) =>
      citationFormats.map((format) => [getCitationPath(researchCase, format), format.write(researchCase)] as const),
    ),
  ])
}

function reportSchemaText(): string {
  return JSON.stringify({ $id: getFileUrl(publishedFiles.reportSchema), ...reportSchema }, null, 2)
}
