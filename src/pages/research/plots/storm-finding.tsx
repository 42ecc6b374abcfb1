import { layoutText } from '../../../components/layout.text.ts'
import { Figure } from '../../../components/plate.tsx'
import { forecastCase } from '../../../content/case-summary.ts'
import { stormTable, tideConstituents, unchartedTable } from '../../../content/readings/tables.ts'
import { ForecastTable } from './forecast-table.tsx'
import { plotsText } from './plots.text.ts'
import { ReadingLinks } from './reading-links.tsx'
import { StormPlot } from './storm-plot.tsx'

const text = plotsText.storm

export interface FindingProps {
  readonly caseId: string
  readonly drawings: string
  readonly number: string
  /** The number of the figure with the walks. */
  readonly plotNumber: string
}

/** Shows the night of the storm; while UNCHARTED is active, also the lengths of the days to come; and the sources. */
export function StormFinding({ caseId, drawings, number, plotNumber }: FindingProps) {
  const [water, street] = text.title
  return (
    <div className="case-finding">
      <h4>
        {water} <br />
        {street}
      </h4>
      <p>{text.text}</p>
      <Figure
        number={number}
        caption={
          <>
            {text.caption(layoutText.figure(plotNumber))} <ReadingLinks caseId={caseId} names={[stormTable.name]} />
          </>
        }
      >
        <StormPlot drawings={drawings} />
      </Figure>
      {forecastCase && <ForecastTable />}
      <p className="caption case-sources">
        {text.source}
        <ReadingLinks caseId={caseId} names={[unchartedTable.name, tideConstituents.name]} />
      </p>
    </div>
  )
}
