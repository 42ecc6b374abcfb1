import './face-measurement.css'
import { createWidthSrcSet, getMediaUrl } from '../../components/media-urls.ts'
import { DepthProfile } from './depth-profile.tsx'
import { DepthTable } from './depth-table.tsx'
import { Intensity, PhaseEquation } from './portrait-equation.tsx'
import { teamText } from './team.text.ts'

const text = teamText.measured

/** Shows a nose under the fringes four times, with one hairline in the same place, and the depth computed from the four. */
export function FaceMeasurement() {
  return (
    <>
      <div className="face-measurement">
        <div className="phase-steps">
          {text.steps.map((alt, i) => (
            <PhaseStep key={alt} number={i + 1} alt={alt} />
          ))}
        </div>
        <div className="face-depth">
          <DepthProfile />
          <MeasuredPicture name="portraits/depth" widths={[300, 600]} height={600} alt={text.depth} />
        </div>
      </div>
      <PhaseEquation />
      <DepthTable />
    </>
  )
}

function PhaseStep({ number, alt }: { readonly number: number; readonly alt: string }) {
  return (
    <div className="phase-step">
      <MeasuredPicture name={`portraits/step-${number}`} widths={[300, 600, 900]} height={300} alt={alt} />
      <span>
        <math>
          <Intensity number={number} />
        </math>
      </span>
    </div>
  )
}

interface MeasuredPictureProps {
  /** Its path in `media/` without width and format. */
  readonly name: string
  readonly widths: readonly number[]
  /** The height of the picture that is 300 px wide. */
  readonly height: number
  readonly alt: string
}

/** Shows a picture a quarter as wide as the page, or half as wide on a phone. */
function MeasuredPicture({ name, widths, height, alt }: MeasuredPictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={createWidthSrcSet(name, widths, 'avif')}
        sizes="(min-width: 83rem) 19rem, (min-width: 40rem) 23vw, 46vw"
      />
      <img
        src={getMediaUrl(`${name}-300.webp`)}
        width={300}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
