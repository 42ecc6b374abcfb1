import { forecastCase } from '../content/case-summary.ts'
import type { ResearchCase } from '../content/cases.ts'
import { cases } from '../content/record.ts'
import { renderAtomFeed } from './atom-feed.ts'
import { renderCasesGeoJson } from './cases-geojson.ts'
import { renderCasesJson } from './cases-json.ts'
import { citationFormats, getCitationPath } from './citation.ts'
import { renderArchiveCsv, renderCasesCsv } from './csv.ts'
import { renderDataPackage } from './data-package.ts'
import { publishedFiles } from './file-urls.ts'
import { renderForecastCalendar } from './forecast-calendar.ts'
import { calendarPath, forecastFile, renderForecastCsv } from './forecast-files.ts'
import { readingFiles, renderReadingFile } from './readings.ts'
import { renderRobotsTxt, renderSitemap } from './sitemap.ts'

function listForecastFiles(researchCase: ResearchCase) {
  return [
    [forecastFile.path, renderForecastCsv],
    [calendarPath, () => renderForecastCalendar(researchCase)],
  ] as const
}

/** Every file that is published beside the pages: its name in `dist/`, and the function that renders its text. */
export const filesToPublish: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  [publishedFiles.json, renderCasesJson],
  [publishedFiles.csv, renderCasesCsv],
  [publishedFiles.geojson, renderCasesGeoJson],
  [publishedFiles.archive, renderArchiveCsv],
  [publishedFiles.dataPackage, renderDataPackage],
  [publishedFiles.feed, renderAtomFeed],
  [publishedFiles.sitemap, renderSitemap],
  [publishedFiles.robots, renderRobotsTxt],
  ...readingFiles.map((file) => [file.path, () => renderReadingFile(file)] as const),
  ...(forecastCase ? listForecastFiles(forecastCase) : []),
  ...cases.flatMap((researchCase) =>
    citationFormats.map((format) => [getCitationPath(researchCase, format), () => format.write(researchCase)] as const),
  ),
])
