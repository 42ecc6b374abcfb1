import profile from '../../../media/portraits/depth-profile.json'
import { portraitParameters } from '../../content/picture-parameters.ts'
import { teamText } from './team.text.ts'

const text = teamText.measured.table
/** The distance between two rows of the table, in mm. */
const interval = 4

/** Shows the depth along the hairline as a table, collapsed: a row for every 4 mm down the face. */
export function DepthTable() {
  const { depthMm } = profile
  const length = depthMm.length * portraitParameters.pixelMm
  const rows = Array.from({ length: Math.round(length / interval) }, (_, i) => i * interval)
  return (
    <details className="depth-table screen-only">
      <summary>{text.title}</summary>
      <table>
        <thead>
          <tr>
            {text.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((down) => (
            <tr key={down}>
              <th scope="row">{down}</th>
              <td>{depthMm[Math.floor(down / portraitParameters.pixelMm)]?.toFixed(1) ?? text.noReading}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
