import { useState } from 'react'
import type { Report } from '../documents/report.ts'
import type { FormDefinition } from '../form/form-definition.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { formatEmailSubject } from './email-subject.ts'

interface Props {
  readonly definition: FormDefinition
  readonly report: Report
}

/** Shows the available delivery methods for this report. One button is solid: the next in the method used last. */
export function DeliveryList({ definition, report }: Props) {
  const subject = formatEmailSubject(definition, report.answers, report.reference)
  const methods = deliveryMethods.filter(({ isAvailable }) => isAvailable?.(report) ?? true)
  const [current, setCurrent] = useState(methods[0]?.title)
  return (
    <ul className="delivery-methods">
      {methods.map(({ title, Component }) => (
        <li key={title} className="delivery-method">
          <h3>{title}</h3>
          <Component report={report} subject={subject} isCurrent={title === current} onUse={() => setCurrent(title)} />
        </li>
      ))}
    </ul>
  )
}
