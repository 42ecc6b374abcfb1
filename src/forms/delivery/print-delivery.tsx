import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'

const words = deliveryText.print

/** Prints the complete review, or saves it as PDF where the system prints to a file. */
export function PrintDelivery({ report, ...props }: DeliveryMethodProps) {
  const print = () => {
    window.print()
    return words.printed
  }
  return (
    <DeliverySteps
      {...props}
      lead={words.lead(report.evidence.length)}
      presses={[{ label: words.button, onPress: print }]}
      rest={words.rest}
    />
  )
}
