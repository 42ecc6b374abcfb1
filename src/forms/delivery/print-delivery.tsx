import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'

const text = deliveryText.print

/** Prints the complete review, or saves it as PDF where the system prints to a file. */
export function PrintDelivery({ report, onHandOver, ...props }: DeliveryMethodProps) {
  const print = () => {
    window.print()
    onHandOver()
    return text.printed
  }
  return (
    <DeliverySteps
      {...props}
      lead={text.lead(report.evidence.length)}
      presses={[{ label: text.button, onPress: print }]}
      rest={text.rest}
    />
  )
}
