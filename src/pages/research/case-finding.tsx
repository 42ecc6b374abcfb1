import { layoutText } from '../../components/layout.text.ts'
import { Figure } from '../../components/plate.tsx'
import type { ResearchCase } from '../../content/cases.ts'
import { getReadingFiles } from '../../published-data/readings.ts'
import type { Finding } from './plots/case-plot.ts'
import { Plot } from './plots/plot.tsx'
import { ReadingLinks } from './reading-links.tsx'

interface Props {
  readonly researchCase: ResearchCase
  readonly finding: Finding
  readonly number: string
  /** The number of the figure with the plot of the case. */
  readonly plotNumber: string
}

/** Shows the result of a case in words, with its plot, its forecast and the sources. */
export function CaseFinding({ researchCase, finding, number, plotNumber }: Props) {
  const { title, text, createCaption, table, source, forecast } = finding
  const files = getReadingFiles(researchCase)
  return (
    <div className="case-finding">
      <h4>
        {title[0]} <br className="screen-only" />
        {title[1]}
      </h4>
      <p>{text}</p>
      <Figure
        number={number}
        caption={
          <>
            {createCaption(layoutText.figure(plotNumber))}{' '}
            <ReadingLinks files={files.filter((file) => file.table === table)} />
          </>
        }
      >
        <Plot id={table.name} plot={finding} />
      </Figure>
      {forecast}
      <p className="caption case-sources">
        {source}
        <ReadingLinks files={files.filter((file) => file.table !== table)} />
      </p>
    </div>
  )
}
