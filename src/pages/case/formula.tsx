import { tideStation, uncharted } from '../../content/readings/uncharted.ts'

const text = {
  length: 'Length',
  height: 'the height in NOAA’s tables',
  field: 'Height in NOAA’s tables, m',
  makes: 'makes',
  // biome-ignore lint/plugin: An example of how to write one.
  hint: 'Write the height as a number, such as 1.5 or −0.2.',
  source: 'Heights are in meters above mean lower low water. NOAA publishes them for',
  sourceName: `San Francisco, station ${tideStation}`,
  sourceUrl: `https://tidesandcurrents.noaa.gov/noaatidepredictions.html?id=${tideStation}&units=metric`,
} as const

/** As they are printed: who computes with them by hand finds what the page shows. */
const [intercept, slope] = [uncharted.line.intercept.toFixed(2), uncharted.line.slope.toFixed(3)]

/** Shows the line of the walks as one formula in words. A line ends between its two parts first. */
export function Formula() {
  return (
    <span className="formula">
      <math>
        <mtext>{text.length}</mtext>
        <mo>=</mo>
        <mn>{intercept}</mn>
        <mtext>{'\u00a0m'}</mtext>
      </math>{' '}
      <span>
        <math>
          <mo form="infix" lspace="0">
            +
          </mo>
          <mn>{slope}</mn>
          <mo>×</mo>
        </math>{' '}
        {text.height}
      </span>
    </span>
  )
}

/** Shows a field for a height, for which a script shows the length by the formula, and says where the heights are. */
export function Calculator() {
  return (
    <>
      <p
        className="instrument calculator"
        hidden
        data-intercept={intercept}
        data-slope={slope}
        data-makes={text.makes}
        data-hint={text.hint}
      >
        <span id="height-name" data-words={text.field} />
        <input id="height" aria-labelledby="height-name" autoComplete="off" spellCheck={false} />
        <output htmlFor="height">
          <span /> <b />
        </output>
      </p>
      <p className="caption">
        {text.source} <a href={text.sourceUrl}>{text.sourceName}</a>.
      </p>
    </>
  )
}
