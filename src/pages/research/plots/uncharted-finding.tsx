import { tideConstituents } from '../../../content/readings/tables.ts'
import { getReadingFiles } from '../../../published-data/readings.ts'
import { ForecastTable } from './forecast-table.tsx'
import { plotsText } from './plots.text.ts'
import { ReadingLinks } from './reading-links.tsx'

const text = plotsText.uncharted.finding

/** Shows the result of the plot of UNCHARTED in words, and the sources of its numbers. */
export function UnchartedFinding({ caseId }: { readonly caseId: string }) {
  const constituents = getReadingFiles(caseId).find(({ name }) => name === tideConstituents.name)
  return (
    <div className="case-finding">
      <h4>{text.title}</h4>
      <p>{text.text}</p>
      <p className="caption">
        {text.tables} <a href={`/${constituents?.path}`}>{text.constituents}</a>. {text.own}{' '}
        <ReadingLinks caseId={caseId} />
      </p>
      <ForecastTable />
    </div>
  )
}
