// The equations of the film and the plates in MathML. Screen readers recognize a function by the invisible sign for its
// application (U+2061) after the name; a thin space (U+2009) parts factors. Parentheses would stretch to the height of
// their row, which is wanted only around a fraction. No browser breaks a formula, so one that a phone could not show goes on
// in a second. Formatted by hand, an expression a line.
import { filmParameters, highestMode, plateParameters } from '../content/picture-parameters.ts'
import { EquationParameter } from './equation.tsx'

const open = <mo stretchy="false">(</mo>
const close = <mo stretchy="false">)</mo>
const apply = <mo>&#x2061;</mo>
const thinSpace = <mtext>&#x2009;</mtext>
const intensity = <msup><mrow><mo>|</mo><mi>ψ</mi><mo>|</mo></mrow><mn>2</mn></msup>

/** Shows the equation of the film. */
export function FilmEquation() {
  const { start, window } = filmParameters
  const center = <msub><mi>x</mi><mn>0</mn></msub>
  return (
    <>
      <math display="block">
        <mi>ψ</mi>{open}<mi>x</mi><mo>,</mo><mi>t</mi>{close}<mo>=</mo><munder><mo>∑</mo><mi>n</mi></munder>
        <msup>
          <mi>e</mi>
          <mrow>
            <mo>−</mo>
            <mfrac>
              <msup><mrow>{open}<mi>n</mi><mi>π</mi><mi>s</mi>{close}</mrow><mn>2</mn></msup>
              <mn>2</mn>
            </mfrac>
          </mrow>
        </msup>
        {thinSpace}<mi>sin</mi>{apply}{open}<mi>n</mi><mi>π</mi>{center}{close}
      </math>
      <math display="block">
        <mi>sin</mi>{apply}{open}<mi>n</mi><mi>π</mi><mi>x</mi>{close}
        <msup>
          <mi>e</mi>
          <mrow>
            <mo>−</mo><mi>i</mi><mi>π</mi><msup><mi>n</mi><mn>2</mn></msup><mi>t</mi>
          </mrow>
        </msup>
      </math>
      <ul>
        <EquationParameter
          symbol={center}
          meaning={`= ${start.center}, where the particle starts, in widths of the box`}
        />
        <EquationParameter symbol={<mi>s</mi>} meaning={`= ${start.spread}, how narrow it starts`} />
        <EquationParameter symbol={<mi>n</mi>} meaning={`from 1 to ${highestMode}`} />
        <EquationParameter symbol={<mi>x</mi>} meaning={`from ${window.left} to ${window.right}, left to right`} />
        <EquationParameter symbol={<mi>t</mi>} meaning={`from ${window.from} to ${window.until}, upward`} />
        <EquationParameter symbol={intensity} meaning="is what is bright" />
      </ul>
    </>
  )
}

/** Shows the equation of plane waves from all directions. */
export function DirectionsEquation() {
  const { count, wavenumber } = plateParameters.directions
  const angle = <msub><mi>θ</mi><mi>j</mi></msub>
  return (
    <>
      <math display="block">
        <mi>ψ</mi>{open}<mi>x</mi><mo>,</mo><mi>y</mi>{close}<mo>=</mo><munder><mo>∑</mo><mi>j</mi></munder>
        <msup>
          <mi>e</mi>
          <mrow>
            <mi>i</mi><mi>k</mi>{open}
            <mi>x</mi>{thinSpace}<mi>cos</mi>{apply}{thinSpace}{angle}<mo>+</mo>
            <mi>y</mi>{thinSpace}<mi>sin</mi>{apply}{thinSpace}{angle}{close}
          </mrow>
        </msup>
      </math>
      <ul>
        <EquationParameter symbol={angle} meaning={`= j × 360° / ${count}, the directions; j from 1 to ${count}`} />
        <EquationParameter symbol={<mi>k</mi>} meaning={`= ${wavenumber}, as lengths are in heights of the picture`} />
        <EquationParameter symbol={<mi>x</mi>} meaning="and y are counted from the center of the rings" />
        <EquationParameter
          symbol={intensity}
          meaning={`is what is bright; in the center it is ${count} × ${count} times that of one wave`}
        />
      </ul>
    </>
  )
}
