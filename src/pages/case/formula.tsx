import { plottedHeights } from '../../components/plots/uncharted.plot.tsx'
import { tideStation, uncharted } from '../../content/readings/uncharted.ts'
import { unchartedDaily } from '../../content/readings/uncharted-daily.ts'
import { storm } from '../../content/readings/uncharted-storm.ts'

const text = {
  length: 'Length',
  height: 'the height in NOAA’s tables',
  field: 'Height in NOAA’s tables, m',
  makes: 'makes',
  now: 'Now',
  // biome-ignore lint/plugin: An example of how to write one.
  hint: 'Write the height as a number, such as 1.5 or −0.2.',
  beyond: 'Beyond the plot. ',
  unmeasured: 'Nobody has measured',
  source: 'Heights are in meters above mean lower low water. NOAA publishes them for',
  sourceName: `San Francisco, station ${tideStation}`,
  sourceUrl: `https://tidesandcurrents.noaa.gov/noaatidepredictions.html?id=${tideStation}&units=metric`,
} as const

const [intercept, slope] = [uncharted.line.intercept.toFixed(2), uncharted.line.slope.toFixed(3)]

export const printedLine = { intercept: Number(intercept), slope: Number(slope) }

/** The heights in the tables at which somebody walked, the tape was read, or the instruments found a day's longest or shortest. */
const measuredHeights = [
  ...[...uncharted.walks, ...storm.readings].map(({ tide_table_m }) => tide_table_m),
  ...unchartedDaily.days.flatMap((day) => [day.longest_tide_table_m, day.shortest_tide_table_m]),
]

/** Shows the line of the walks as one formula in words. A line ends between its two parts first. */
export function Formula() {
  return (
    <p className="formula">
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
          <mo form="infix" rspace="0">
            ×
          </mo>
        </math>{' '}
        {text.height}
      </span>
    </p>
  )
}

/** Shows a field for a height, for which a script shows the length by the formula, and says where the heights are. */
export function Calculator() {
  return (
    <>
      <div
        className="instrument screen-only"
        hidden
        data-intercept={intercept}
        data-slope={slope}
        data-measured={`${Math.min(...measuredHeights)} ${Math.max(...measuredHeights)}`}
        data-plotted={plottedHeights.join(' ')}
        data-makes={text.makes}
        data-hint={text.hint}
        data-beyond={text.beyond}
        data-unmeasured={text.unmeasured}
      >
        <b id="height-name" data-words={text.field} />
        <input id="height" aria-labelledby="height-name" autoComplete="off" spellCheck={false} />
        <output htmlFor="height" aria-atomic="true">
          <span />
          <b />
        </output>{' '}
        <button className="text-button" type="button" hidden data-words={text.now} />
        <p role="status" />
      </div>
      <p className="caption">
        {text.source} <a href={text.sourceUrl}>{text.sourceName}</a>.
      </p>
    </>
  )
}
