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
  /** Returns where the report or message, named by its noun, is after a press, and what is left to do, in words. */
  readonly describeHandOver: (noun: string) => string
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
    describeHandOver: deliveryText.share.done,
    isAvailable: canShareReport,
    describeAbsence: describeShareLimit,
  },
  { title: deliveryText.email.title, Component: EmailDelivery, describeHandOver: deliveryText.email.done },
  { title: deliveryText.print.title, Component: PrintDelivery, describeHandOver: deliveryText.print.done },
  { title: deliveryText.file.title, Component: FileDelivery, describeHandOver: deliveryText.file.done },
]
