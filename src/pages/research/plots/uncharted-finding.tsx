import { forecastCase } from '../../../content/case-summary.ts'
import { ForecastTable } from './forecast-table.tsx'
import { plotsText } from './plots.text.ts'
import { ReadingLinks } from './reading-links.tsx'

const text = plotsText.uncharted.finding

export function UnchartedFinding({ caseId }: { readonly caseId: string }) {
  return (
    <div className="case-finding" id="finding">
      <h4>{text.title}</h4>
      <p>{text.text}</p>
      <p className="caption">
        {text.source}
        <ReadingLinks caseId={caseId} />
      </p>
      {forecastCase && <ForecastTable />}
    </div>
  )
}
