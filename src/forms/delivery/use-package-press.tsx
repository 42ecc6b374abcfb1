import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import type { Report } from '../documents/report.ts'
import { deliveryText } from './delivery.text.ts'
import type { DeliveryPress } from './delivery-steps.tsx'
import { buildReportPackage, EvidenceChangedError, getEvidenceSize } from './report-package.ts'
import { useDownload } from './use-download.ts'

const text = deliveryText.file

/**
 * Returns the press that saves one file with everything: a button, then progress with a way to stop. `onSave` is called
 * when the browser was given the file.
 */
export function usePackagePress(report: Report, label: string, onSave?: () => void): DeliveryPress {
  const [bytesRead, setBytesRead] = useState<number>()
  const work = useRef<AbortController>(undefined)
  const isSaved = useRef(false)
  const progress = useRef<HTMLSpanElement>(null)
  const download = useDownload()
  // Synchronizes with the work under way, which is canceled when this is unmounted.
  useEffect(() => () => work.current?.abort(), [])

  const onPress = async () => {
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
        isSaved.current = true
        onSave?.()
        return text.saved(file.name, formatBytes(file.size))
      })
      .catch((error) => describeSaveError(error, isSaved.current))
    // The Cancel button is removed now, and the focus would be lost with it.
    if (progress.current?.contains(document.activeElement))
      progress.current.parentElement?.querySelector('button')?.focus()
    work.current = undefined
    setBytesRead(undefined)
    return outcome
  }

  const totalBytes = getEvidenceSize(report)
  const children = bytesRead !== undefined && (
    <span className="download" ref={progress}>
      <progress aria-label={label} max={totalBytes || 1} value={bytesRead} />
      <span>{text.progress(formatBytes(bytesRead), formatBytes(totalBytes))}</span>
      <button className="text-button" type="button" onClick={() => work.current?.abort()}>
        {text.cancel}
      </button>
    </span>
  )
  return { label, onPress, children }
}

/** Returns why a file was not saved, in words. `isSaved`: it was, at an earlier press. */
export function describeSaveError(error: unknown, isSaved = false): string {
  if (error instanceof EvidenceChangedError) return deliveryText.changed(error.file)
  if (!(error instanceof DOMException && error.name === 'AbortError')) return text.failed
  return isSaved ? text.canceledAgain : text.canceled
}
