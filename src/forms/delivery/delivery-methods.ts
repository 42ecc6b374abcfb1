import { deliveryText } from './delivery.text.ts'
import type { DeliveryMethod } from './delivery-method.ts'
import { EmailDelivery } from './email-delivery.tsx'
import { FileDelivery } from './file-delivery.tsx'
import { PrintDelivery } from './print-delivery.tsx'
import { canShareReport, ShareDelivery } from './share-delivery.tsx'

/** The delivery methods, in the order in which both forms offer them. No other module lists them. */
export const deliveryMethods: readonly DeliveryMethod[] = [
  { title: deliveryText.share.title, Component: ShareDelivery, isAvailable: canShareReport },
  { title: deliveryText.email.title, Component: EmailDelivery },
  { title: deliveryText.print.title, Component: PrintDelivery },
  { title: deliveryText.file.title, Component: FileDelivery },
]
