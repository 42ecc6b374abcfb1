import { uncharted } from '../../content/readings/uncharted.ts'
import { caseText } from './case.text.ts'

const text = caseText.formula
/** As they are published: who computes with them finds what the page shows. */
export const [intercept, slope] = [uncharted.line.intercept.toFixed(2), uncharted.line.slope.toFixed(3)]

/** Shows the line of the walks as one formula in words. It may break between its two parts. */
export function Formula() {
  return (
    <p className="measurement formula">
      <math>
        <mrow>
          <mtext>{text.length}</mtext>
          <mo>=</mo>
          <mn>{intercept}</mn>
          <mtext>{'\u00a0m'}</mtext>
        </mrow>
      </math>{' '}
      <math>
        <mrow>
          <mo form="infix" lspace="0">
            +
          </mo>
          <mn>{slope}</mn>
          <mtext>{'\u00a0×\u00a0'}</mtext>
          <mtext>{text.height}</mtext>
        </mrow>
      </math>
    </p>
  )
}

/** Shows a field for a height in the tables, beside which a script shows the length, and where the tables are. */
export function Calculator() {
  return (
    <div className="calculator">
      <p className="case-instrument" hidden data-intercept={intercept} data-slope={slope}>
        <label htmlFor="height">{text.field}</label>
        <input id="height" type="number" min="-1" max="3" step="any" /> {text.makes} <output htmlFor="height" />
      </p>
      <p className="caption">
        {text.source} <a href={text.sourceUrl}>{text.sourceName}</a>.
      </p>
    </div>
  )
}
