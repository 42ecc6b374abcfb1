import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import type { Report } from '../documents/report.ts'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, type DeliveryPress, DeliverySteps } from './delivery-steps.tsx'
import { buildReportPackage, EvidenceChangedError, getEvidenceSize } from './report-package.ts'

const text = deliveryText.file

export function FileDelivery({ report, onHandOver, ...props }: DeliveryMethodProps) {
  const press = usePackagePress(report, text.button, onHandOver)
  const size = formatBytes(getEvidenceSize(report))
  return <DeliverySteps {...props} lead={text.lead(report.evidence.length, size)} presses={[press]} rest={text.rest} />
}

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
      .catch((error) => describeDeliveryError(error, text, isSaved.current))
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

/**
 * Returns a function that makes the browser save a file; no event reports whether it did. The URLs of the files are
 * revoked with the component, so that nothing of a report that was erased can be fetched.
 */
export function useDownload(): (file: File) => void {
  const urls = useRef<string[]>([])
  // Synchronizes the browser's list of URLs with this component.
  useEffect(() => () => urls.current.splice(0).forEach(URL.revokeObjectURL), [])
  return (file) => {
    const url = URL.createObjectURL(file)
    urls.current.push(url)
    Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  }
}

/** Returns why a press did not deliver, in the words of its method. `isDone`: an earlier press did. */
export function describeDeliveryError(
  error: unknown,
  texts: Readonly<Record<'failed' | 'canceled' | 'canceledAgain', string>> = text,
  isDone = false,
): string {
  if (error instanceof EvidenceChangedError) return deliveryText.changed(error.file)
  if (!(error instanceof DOMException && error.name === 'AbortError')) return texts.failed
  return isDone ? texts.canceledAgain : texts.canceled
}
