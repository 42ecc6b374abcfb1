// Formatted by hand. The signs are those of src/components/plate-equation.tsx.
import { EquationParameter } from '../../components/equation.tsx'
import { portraitParameters } from '../../content/picture-parameters.ts'

const { period, slope, visibility, pixelMm, planeMm, wallMm, wallStrength, width } = portraitParameters
const degrees = ((Math.atan(-slope) * 180) / Math.PI).toFixed(1)

const apply = <mo>&#x2061;</mo>
const thinSpace = <mtext>&#x2009;</mtext>
const halfContrast = <mfrac><mi>V</mi><mn>2</mn></mfrac>

export function PortraitEquation() {
  return (
    <>
      <math display="block">
        <mi>φ</mi><mo>=</mo>
        <mfrac>
          <mrow>
            <mn>2</mn><mi>π</mi><mo stretchy="false">(</mo><mi>y</mi><mo>+</mo><mi>k</mi><mi>H</mi><mo stretchy="false">)</mo>
          </mrow>
          <mi>p</mi>
        </mfrac>
      </math>
      <math display="block">
        <mi>H</mi><mo>=</mo>
        <mfrac>
          <mrow><mn>{planeMm}</mn><mo>−</mo><mi>z</mi></mrow>
          <mn>{pixelMm}</mn>
        </mfrac>
      </math>
      <math display="block">
        <mi>I</mi><mo>=</mo><mi>R</mi><mo>(</mo><mn>1</mn><mo>−</mo>{halfContrast}<mo>+</mo>{halfContrast}
        {thinSpace}<mi>cos</mi>{apply}{thinSpace}<mi>φ</mi><mo>)</mo>
      </math>
      <ul>
        <EquationParameter
          symbol={<mi>p</mi>}
          meaning={`= ${period}, from line to line, in pixels of a portrait ${width} wide`}
        />
        <EquationParameter
          symbol={<mi>y</mi>}
          meaning="the distance toward the projector, here below the camera, in other portraits at its side"
        />
        <EquationParameter
          symbol={<mi>k</mi>}
          meaning={`= −${Math.abs(slope)}, the projector being at ${degrees}° from the camera`}
        />
        <EquationParameter
          symbol={<mi>z</mi>}
          meaning={`the distance from the camera in mm; the wall is at ${planeMm + wallMm}`}
        />
        <EquationParameter symbol={<mi>H</mi>} meaning={`the height toward the camera, in pixels of ${pixelMm} mm`} />
        <EquationParameter
          symbol={<mi>V</mi>}
          meaning={`= ${visibility}, the contrast of the lines; on the wall ${wallStrength} of it`}
        />
        <EquationParameter symbol={<mi>R</mi>} meaning="the light that skin, hair or cloth gives back" />
      </ul>
    </>
  )
}
