import { line } from 'd3-shape'
import profile from '../../../media/portraits/depth-profile.json'
import { portraitParameters } from '../../content/picture-parameters.ts'
import { teamText } from './team.text.ts'

const text = teamText.measured.profile
const { face, pixelMm } = portraitParameters
/** The plane of the drawing, in px of the portrait: the left half of what the phase steps show. */
const plane = { width: face.width / 2, height: face.height }
/** Where the farthest reading is, from the left; what is nearer is farther left, at the scale of the picture. */
const farthest = plane.width - 18
const { depthMm } = profile
const nearest = Math.max(...depthMm.map((depth) => depth ?? 0))
/** The first and last row without a reading. */
const gap = [depthMm.indexOf(null), depthMm.lastIndexOf(null) + 1] as const

const across = (depth: number) => farthest - depth / pixelMm
const percentAcross = (x: number) => `${((100 * x) / plane.width).toFixed(1)}%`
const percentDown = (y: number) => `${((100 * y) / plane.height).toFixed(1)}%`

/** The profile, interrupted where there is no reading. */
const curve = line<number | null>()
  .defined((depth) => depth !== null)
  .x((depth) => across(depth ?? 0))
  .y((_, row) => row + 0.5)
  .digits(1)

/**
 * Shows the depth along the hairline, seen from the side and at the scale of the pictures, with a rule for every 10 mm,
 * a scale bar, and hatching where there is no reading.
 */
export function DepthProfile() {
  const tip = depthMm.indexOf(nearest)
  const bar = 10 / pixelMm
  return (
    <svg className="depth-profile" width={300} height={600} role="img" aria-label={text.alt(nearest)}>
      <pattern id="no-reading" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" fill="none" stroke="currentColor" strokeWidth={3} />
      </pattern>
      <rect y={percentDown(gap[0])} width="100%" height={percentDown(gap[1] - gap[0])} fill="url(#no-reading)" />
      <svg
        role="none"
        width="100%"
        height="100%"
        viewBox={`0 0 ${plane.width} ${plane.height}`}
        preserveAspectRatio="none"
      >
        <path
          className="depth-rules"
          d={[0, 10, 20].map((depth) => `M${across(depth).toFixed(1)} 12V${plane.height}`).join('')}
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={curve(depthMm) ?? undefined}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M5 ${plane.height - 8}v4h${bar.toFixed(1)}v-4`}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* Below the figures: beside them it would lie on the first where the text is twice as large. */}
      <text x="2%" y="3.8%" dy="1.3em">
        {text.unit}
      </text>
      {[20, 10].map((depth) => (
        <text key={depth} x={percentAcross(across(depth))} y="3.8%" textAnchor="middle">
          {depth}
        </text>
      ))}
      <text x={percentAcross(across(0) + 4)} y="3.8%">
        {0}
      </text>
      <text x={percentAcross(across(nearest) + 8)} y={percentDown(tip)}>
        {text.millimeters(nearest)}
      </text>
      <text x="2%" y={percentDown(gap[0] - 5)}>
        {text.noReading}
      </text>
      <text x={percentAcross(8)} y={percentDown(plane.height - 11)}>
        {text.scale}
      </text>
    </svg>
  )
}
