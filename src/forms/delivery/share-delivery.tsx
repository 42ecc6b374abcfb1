import { useRef } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import { CopyButtons } from './copy-buttons.tsx'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'
import { describeDeliveryError } from './file-delivery.tsx'
import { checkEvidence, createEvidenceFile, getEvidenceSize } from './report-package.ts'

const text = deliveryText.share

/**
 * Returns the files for the system's share sheet: report.txt, then the evidence under its safe names. Systems take none
 * of ZIP, JSON and (some) HTML, so the package is not among them.
 */
export function createShareFiles(report: Report): File[] {
  return [
    new File([renderReportText(report)], 'report.txt', { type: 'text/plain' }),
    ...report.evidence.map(createEvidenceFile),
  ]
}

export function canShareReport(report: Report): boolean {
  return navigator.canShare?.({ files: createShareFiles(report) }) ?? false
}

/** Returns, where the system shares the report but not with its files, why sharing is not offered. */
export function describeShareLimit(report: Report): string | undefined {
  const { evidence } = report
  const isLimited = evidence.length > 0 && canShareReport({ ...report, evidence: [] })
  return isLimited ? text.tooMuch(evidence.length, formatBytes(getEvidenceSize(report))) : undefined
}

/** Opens the system's own share sheet, with the real files and the address. */
export function ShareDelivery({ report, subject, onHandOver, ...props }: DeliveryMethodProps) {
  const { address, evidence } = report
  const isShared = useRef(false)
  const isRead = useRef(false)
  const share = async () => {
    try {
      if (!isRead.current) await checkEvidence(report)
      // Browsers share for five seconds after a press, and large files may take longer. The next press does not wait.
      isRead.current = navigator.userActivation?.isActive === false
      if (isRead.current) return text.pressAgain
      await navigator.share({ title: subject, text: text.to(address), files: createShareFiles(report) })
      isShared.current = true
      onHandOver()
      return text.shared
    } catch (error) {
      return describeDeliveryError(error, text, isShared.current)
    }
  }
  const { copyAddress, addressCopied } = deliveryText.email
  return (
    <>
      <DeliverySteps
        {...props}
        lead={text.lead(evidence.length, formatBytes(getEvidenceSize(report)))}
        presses={[{ label: text.button, onPress: share }]}
        rest={
          <>
            {text.rest} <span className="address">{`${address}.`}</span>
          </>
        }
      />
      <CopyButtons copies={[{ label: copyAddress, getText: () => address, status: addressCopied }]} />
    </>
  )
}
