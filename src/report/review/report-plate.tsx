import { useEffect, useRef } from 'react'
import { renderReferencePlate } from '../documents/reference-plate.ts'
import { reviewText as text } from './review.text.ts'

/** Width and height of the plate in pixels: one and a half for each that it has on the screen. */
const size = 420

interface ReportPlateProps {
  readonly reference: string | undefined
  /** What becomes of the plate, where something does. */
  readonly note: string | undefined
}

/** Shows a report's reference and the plate that is computed from it; before it is known, the place of both. */
export function ReportPlate({ reference, note }: ReportPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Synchronizes the canvas, which React does not draw on.
    const context = canvas.current?.getContext('2d')
    if (!reference || !context) return
    const image = context.createImageData(size, size)
    for (const [index, gray] of renderReferencePlate(reference, size).entries())
      image.data.set([gray, gray, gray, 255], 4 * index)
    context.putImageData(image, 0, 0)
  }, [reference])
  return (
    <figure className="report-plate">
      <canvas ref={canvas} width={size} height={size} />
      <figcaption className="caption">
        {/* One element: of a text that a translator has replaced, React could remove nothing else. */}
        {reference && (
          <span>
            {text.reference} <b>{reference}</b>. {text.referenceNote}
          </span>
        )}
        {reference && <span>{` ${note ?? text.plateNote}`}</span>}
      </figcaption>
    </figure>
  )
}
