import { useEffect, useRef } from 'react'
import { renderReferencePlate } from '../documents/reference-plate.ts'
import { sendText } from './send.text.ts'

/** Width and height of the plate in pixels: about one for each that it has on the screen. */
const size = 480

/** Shows the plate that is computed from a reference. */
export function ReportPlate({ reference }: { readonly reference: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Synchronizes the canvas, which React does not draw on.
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const image = context.createImageData(size, size)
    for (const [index, gray] of renderReferencePlate(reference, size).entries())
      image.data.set([gray, gray, gray, 255], 4 * index)
    context.putImageData(image, 0, 0)
  }, [reference])
  return (
    <figure className="report-plate">
      <canvas ref={canvas} width={size} height={size} />
      <figcaption className="caption">{sendText.end.plate}</figcaption>
    </figure>
  )
}
