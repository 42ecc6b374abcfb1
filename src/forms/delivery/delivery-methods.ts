import type { ComponentType } from 'react'
import type { Report } from '../documents/report.ts'
import { deliveryText } from './delivery.text.ts'
import type { DeliveryMethodProps } from './delivery-steps.tsx'
import { EmailDelivery } from './email-delivery.tsx'
import { FileDelivery } from './file-delivery.tsx'
import { PrintDelivery } from './print-delivery.tsx'
import { canShareReport, describeShareLimit, ShareDelivery } from './share-delivery.tsx'

interface DeliveryMethod {
  readonly title: string
  readonly Component: ComponentType<DeliveryMethodProps>
  /** Returns whether this device can deliver this report by the method; always, if omitted. */
  readonly isAvailable?: (report: Report) => boolean
  /** Returns why not, where it could deliver another report. */
  readonly describeAbsence?: (report: Report) => string | undefined
}

/** The delivery methods, in the order in which both forms offer them. No other module lists them. */
export const deliveryMethods: readonly DeliveryMethod[] = [
  {
    title: deliveryText.share.title,
    Component: ShareDelivery,
    isAvailable: canShareReport,
    describeAbsence: describeShareLimit,
  },
  { title: deliveryText.email.title, Component: EmailDelivery },
  { title: deliveryText.print.title, Component: PrintDelivery },
  { title: deliveryText.file.title, Component: FileDelivery },
]
