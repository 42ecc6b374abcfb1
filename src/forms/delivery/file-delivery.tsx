import { formatBytes } from '../bytes/byte-size.ts'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'
import { getEvidenceSize } from './report-package.ts'
import { usePackagePress } from './use-package-press.tsx'

const text = deliveryText.file

/** Saves one file with everything. */
export function FileDelivery({ report, onHandOver, ...props }: DeliveryMethodProps) {
  const press = usePackagePress(report, text.button, onHandOver)
  const size = formatBytes(getEvidenceSize(report))
  return <DeliverySteps {...props} lead={text.lead(report.evidence.length, size)} presses={[press]} rest={text.rest} />
}
