import { useState } from 'react'
import { deliveryText } from './delivery.text.ts'
import type { DeliveryMethodProps } from './delivery-method.ts'
import { DeliverySteps } from './delivery-steps.tsx'

const words = deliveryText.print

/** Prints the complete review, or saves it as PDF where the system prints to a file. */
export function PrintDelivery({ report, isCurrent, onUse }: DeliveryMethodProps) {
  const [status, setStatus] = useState('')
  const print = () => {
    setStatus(words.printed)
    window.print()
  }
  return (
    <DeliverySteps
      lead={words.lead(report.evidence.length)}
      presses={[{ label: words.button, onPress: print }]}
      rest={words.rest}
      status={status}
      isCurrent={isCurrent}
      onUse={onUse}
    />
  )
}
