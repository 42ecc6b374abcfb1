import type { ComponentType } from 'react'
import type { Report } from '../documents/report.ts'

/** The props of every delivery method. */
export interface DeliveryMethodProps {
  readonly report: Report
  /** The subject of an email with the report. */
  readonly subject: string
  /** Whether its next button is the solid one: it is the first method, or was used last. */
  readonly isCurrent: boolean
  /** Called at each press in it. */
  readonly onUse: () => void
}

/** A method of delivering the report. */
export interface DeliveryMethod {
  readonly title: string
  readonly Component: ComponentType<DeliveryMethodProps>
  /** Returns whether this device can deliver this report by the method; always, if omitted. */
  readonly isAvailable?: (report: Report) => boolean
}
