import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'
import { createEvidenceFiles } from './report-package.ts'

const text = deliveryText.share

/**
 * Returns the files for the system's share sheet: report.txt, then the evidence under its safe names. Systems take none
 * of ZIP, JSON and (some) HTML, so the package is not among them.
 */
export function createShareFiles(report: Report): File[] {
  return [new File([renderReportText(report)], 'report.txt', { type: 'text/plain' }), ...createEvidenceFiles(report)]
}

/** Returns whether the system accepts these files. */
export function canShareReport(report: Report): boolean {
  return navigator.canShare?.({ files: createShareFiles(report) }) ?? false
}

/** Opens the system's own share sheet, with the real files. */
export function ShareDelivery({ report, subject, ...props }: DeliveryMethodProps) {
  const share = () =>
    navigator.share({ title: subject, files: createShareFiles(report) }).then(
      () => text.shared,
      (error) => (error instanceof DOMException && error.name === 'AbortError' ? text.canceled : text.failed),
    )
  return (
    <DeliverySteps
      {...props}
      lead={text.lead(report.evidence.length)}
      presses={[{ label: text.button, onPress: share }]}
      rest={
        <>
          {text.rest} <span className="address">{`${report.address}.`}</span>
        </>
      }
    />
  )
}
