import { layoutText } from '../../components/layout.text.ts'
import { drawingsPath } from './drawings.tsx'
import type { TrueSizeDrawing } from './plots/case-plot.ts'

interface Props {
  readonly caseId: string
  readonly drawing: TrueSizeDrawing
  readonly number: string
}

/** Shows a drawing at true size on paper, at the end of its case. The words are paper's alone. */
export function TrueSize({ caseId, drawing, number }: Props) {
  return (
    <figure className="doorway print-only" aria-hidden="true">
      <svg aria-hidden="true">
        <use href={`/${drawingsPath}#${caseId}-true-size`} />
      </svg>
      <figcaption>
        <b data-generated-content={`${layoutText.figure(number)}.`} /> <span data-generated-content={drawing.caption} />
      </figcaption>
    </figure>
  )
}
