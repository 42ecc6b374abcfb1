// The equations of the film and the plates in MathML. Screen readers recognize a function by the invisible sign for its
// application (U+2061) after the name; a thin space (U+2009) parts factors. Parentheses would stretch to the height of
// their row, which is wanted only around a fraction. No browser breaks a formula, so one that a phone could not show goes on
// in a second. Formatted by hand, an expression a line.
import { Fragment } from 'react'
import {
  filmParameters,
  highestMode,
  type PlateParameters,
  plateParameters,
  type Slit,
} from '../content/picture-parameters.ts'
import { EquationParameter } from './equation.tsx'

type ParametersOf<Kind extends PlateParameters['kind']> = Extract<PlateParameters, { kind: Kind }>

export function FilmEquation() {
  return <CarpetEquation {...filmParameters} />
}

/** Shows the equation of a plate by its name. Throws if there is no such plate. */
export function PlateEquation({ name }: { readonly name: string }) {
  const plates: Readonly<Record<string, PlateParameters>> = plateParameters
  const parameters = plates[name]
  if (!parameters) throw new Error(`src/content/picture-parameters.ts has no plate ${name}.`)
  switch (parameters.kind) {
    case 'carpet':
      return <CarpetEquation {...parameters} shown={describeFrame(plates, name)} />
    case 'slits':
      return <SlitsEquation {...parameters} />
    case 'sources':
      return <SourcesEquation {...parameters} />
    case 'drum':
      return <DrumEquation {...parameters} />
    case 'directions':
      return <DirectionsEquation {...parameters} />
    case 'vortex':
      return <VortexEquation {...parameters} />
  }
}

/** Describes which part of a tall plate its frame shows. */
function describeFrame(plates: Readonly<Record<string, PlateParameters>>, name: string): string {
  const whole = name.endsWith('-tall') ? plates[name.replace('-tall', '')] : undefined
  if (whole?.kind !== 'carpet') return ''
  return `; the frame shows half of it, from ${whole.window.from} before the page is scrolled`
}

const open = <mo stretchy="false">(</mo>
const close = <mo stretchy="false">)</mo>
const apply = <mo>&#x2061;</mo>
const thinSpace = <mtext>&#x2009;</mtext>
const wavenumber = <><mi>k</mi><mo>=</mo><mn>2</mn><mi>π</mi></>
const intensity = <msup><mrow><mo>|</mo><mi>ψ</mi><mo>|</mo></mrow><mn>2</mn></msup>

function CarpetEquation({ start, window, shown = '' }: ParametersOf<'carpet'> & { readonly shown?: string }) {
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
        <EquationParameter symbol={<mi>t</mi>} meaning={`from ${window.from} to ${window.until}, upward${shown}`} />
        <EquationParameter symbol={intensity} meaning="is what is bright" />
      </ul>
    </>
  )
}

function SlitsEquation({ slits, view }: ParametersOf<'slits'>) {
  const [first, last] = [slits[0], slits.at(-1)] as [Slit, Slit]
  const wide = (last.bottom - last.top).toFixed(1).replace('.0', '')
  const apart = ((last.top + last.bottom - first.top - first.bottom) / 2).toFixed(1)
  const farthest = Math.round((view.x + view.width) * 100) / 100
  // A single element would set the letter upright, like a function's name.
  const place = <mrow><mi>y</mi><mo>′</mo></mrow>
  return (
    <>
      <math display="block">
        <mi>ψ</mi>{open}<mi>x</mi><mo>,</mo><mi>y</mi>{close}<mo>=</mo>
        <mfrac><mrow><mi>i</mi><mi>k</mi></mrow><mn>2</mn></mfrac>{thinSpace}
        <msub><mo>∫</mo><mi>slits</mi></msub>
        <msub><mi>H</mi><mn>1</mn></msub>{apply}{open}<mi>k</mi><mi>r</mi>{close}{thinSpace}
        <mfrac><mi>x</mi><mi>r</mi></mfrac>{thinSpace}<mi>d</mi>{place}
      </math>
      <math display="block">
        <msup><mi>r</mi><mn>2</mn></msup><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo>
        <msup><mrow>{open}<mi>y</mi><mo>−</mo>{place}{close}</mrow><mn>2</mn></msup>
      </math>
      <ul>
        <EquationParameter symbol={wavenumber} meaning="as lengths are in wavelengths" />
        <EquationParameter symbol={place} meaning={`over two slits ${wide} wide and ${apart} apart, middle to middle`} />
        <EquationParameter symbol={<mi>x</mi>} meaning={`from ${view.x} to ${farthest}, the screen being at 0`} />
        <EquationParameter symbol={intensity} meaning="is what is bright" />
      </ul>
    </>
  )
}

function SourcesEquation({ points, view }: ParametersOf<'sources'>) {
  const places = points.map(({ x, y }) => `(${x}, ${y})`).join(', ')
  const distance = <msub><mi>r</mi><mi>j</mi></msub>
  return (
    <>
      <math display="block">
        <mi>ψ</mi><mo>=</mo><munder><mo>∑</mo><mi>j</mi></munder>
        <msub><mi>H</mi><mn>0</mn></msub>{apply}{open}<mi>k</mi>{distance}{close}
      </math>
      <ul>
        <EquationParameter symbol={wavenumber} meaning="as lengths are in wavelengths" />
        <EquationParameter
          symbol={distance}
          meaning={`from the sources at ${places}, counted from the upper left`}
        />
        <EquationParameter symbol={intensity} meaning={`is what is bright; the picture is ${view.width} wide`} />
      </ul>
    </>
  )
}

function DrumEquation({ modes }: ParametersOf<'drum'>) {
  const [first, ...others] = modes.map(({ order, zero, amplitude }) => (
    <Fragment key={order}>
      {amplitude !== 1 && <mn>{amplitude}</mn>}
      <msub><mi>J</mi><mn>{order}</mn></msub>{apply}{open}<BesselZero order={order} zero={zero} /><mi>r</mi>{close}
      {order > 0 && <>{thinSpace}<mi>cos</mi>{apply}{open}<mn>{order}</mn><mi>θ</mi>{close}</>}
    </Fragment>
  ))
  return (
    <>
      <math display="block">
        <mi>u</mi>{open}<mi>r</mi><mo>,</mo><mi>θ</mi>{close}<mo>=</mo>{first}
      </math>
      {others.map((mode) => (
        <Fragment key={mode.key}>
          <math display="block"><mo form="infix">+</mo>{mode}</math>
        </Fragment>
      ))}
      <ul>
        {modes.map(({ order, zero }) => (
          <EquationParameter
            key={order}
            symbol={<BesselZero order={order} zero={zero} />}
            meaning={`is zero ${zero} of Bessel’s function of order ${order}, so that the rim does not move`}
          />
        ))}
        <EquationParameter symbol={<msup><mi>u</mi><mn>2</mn></msup>} meaning="is what is bright" />
      </ul>
    </>
  )
}

function BesselZero({ order, zero }: { readonly order: number; readonly zero: number }) {
  return <msub><mi>j</mi><mrow><mn>{order}</mn><mo>,</mo><mn>{zero}</mn></mrow></msub>
}

function DirectionsEquation({ count, wavenumber }: ParametersOf<'directions'>) {
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

function VortexEquation({ beams, wavenumber }: ParametersOf<'vortex'>) {
  return (
    <>
      <math display="block">
        <mi>ψ</mi>{open}<mi>r</mi><mo>,</mo><mi>θ</mi>{close}<mo>=</mo>
        {beams.map(({ order, amplitude }, index) => {
          const signedOrder = <>{order < 0 && <mo>−</mo>}<mn>{Math.abs(order)}</mn></>
          return (
            <Fragment key={order}>
              {index > 0 && <mo>+</mo>}
              {amplitude !== 1 && <><mn>{amplitude}</mn>{thinSpace}</>}
              <msub><mi>J</mi><mrow>{signedOrder}</mrow></msub>
              {apply}{open}<mi>k</mi><mi>r</mi>{close}{thinSpace}
              <msup><mi>e</mi><mrow>{signedOrder}<mi>i</mi><mi>θ</mi></mrow></msup>
            </Fragment>
          )
        })}
      </math>
      <ul>
        <EquationParameter symbol={<mi>k</mi>} meaning={`= ${wavenumber}, as lengths are in heights of the picture`} />
        <EquationParameter
          symbol={<msub><mi>J</mi><mi>n</mi></msub>}
          meaning="is Bessel’s function of order n, which is 0 on the axis unless n is 0"
        />
        <EquationParameter symbol={intensity} meaning="is what is bright; on the axis it is 0" />
      </ul>
    </>
  )
}
