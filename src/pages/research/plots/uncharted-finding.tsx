import { tideConstituents } from '../../../content/readings/tables.ts'
import { getReadingFiles } from '../../../published-data/readings.ts'
import { plotsText } from './plots.text.ts'
import { ReadingLinks } from './reading-links.tsx'

const text = plotsText.uncharted.finding

/** Shows what the plot of UNCHARTED comes to, in words, and where its numbers are from. */
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
    </div>
  )
}
