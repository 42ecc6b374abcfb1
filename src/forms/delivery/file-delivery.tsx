import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'
import { buildReportPackage, EvidenceChangedError, getEvidenceSize } from './report-package.ts'
import { useDownload } from './use-download.ts'

const text = deliveryText.file

/** Saves one file with everything: a button, then progress with a way to stop. */
export function FileDelivery({ report, ...props }: DeliveryMethodProps) {
  const [bytesRead, setBytesRead] = useState<number>()
  const work = useRef<AbortController>(undefined)
  const progress = useRef<HTMLSpanElement>(null)
  const download = useDownload()
  // Synchronizes with the work under way, which is canceled when this is unmounted.
  useEffect(() => () => work.current?.abort(), [])

  const save = async () => {
    const control = new AbortController()
    work.current = control
    setBytesRead(0)
    let read = 0
    const onBytesRead = (bytes: number) => {
      read += bytes
      setBytesRead(read)
    }
    const outcome = await buildReportPackage(report, { signal: control.signal, onBytesRead })
      .then((file) => {
        download(file)
        return text.saved(file.name, formatBytes(file.size))
      })
      .catch(describeBuildError)
    // The Cancel button is removed now, and the focus would be lost with it.
    if (progress.current?.contains(document.activeElement))
      progress.current.parentElement?.querySelector('button')?.focus()
    work.current = undefined
    setBytesRead(undefined)
    return outcome
  }

  const totalBytes = getEvidenceSize(report)
  return (
    <DeliverySteps
      {...props}
      lead={text.lead(report.evidence.length, formatBytes(totalBytes))}
      presses={[
        {
          label: text.button,
          onPress: save,
          isBusy: bytesRead !== undefined,
          children: bytesRead !== undefined && (
            <span className="download" ref={progress}>
              <progress aria-label={text.button} max={totalBytes || 1} value={bytesRead} />
              <span>{text.progress(formatBytes(bytesRead), formatBytes(totalBytes))}</span>
              <button className="text-button" type="button" onClick={() => work.current?.abort()}>
                {text.cancel}
              </button>
            </span>
          ),
        },
      ]}
      rest={text.rest}
    />
  )
}

function describeBuildError(error: unknown): string {
  if (error instanceof EvidenceChangedError) return text.changed(error.file)
  if (error instanceof DOMException && error.name === 'AbortError') return text.canceled
  return text.failed
}
