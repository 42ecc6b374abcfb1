import { useMemo, useState } from 'react'
import type { Report } from '../documents/report.ts'
import type { FormDefinition } from '../form/form-definition.ts'
import { deliveryMethods } from './delivery-methods.ts'
import { formatEmailSubject } from './email-subject.ts'

interface Props {
  readonly definition: FormDefinition
  readonly report: Report
  /** Called with what was done, in words, when the report was handed over. */
  readonly onHandOver: (done: string) => void
}

/** Shows the available delivery methods for this report. One button is solid: the next in the method used last. */
export function DeliveryList({ definition, report, onHandOver }: Props) {
  const [lastUsed, setLastUsed] = useState<string>()
  const subject = useMemo(() => formatEmailSubject(definition, report.answers, report.reference), [definition, report])
  // Once for a report: a device is asked with all of its files.
  const { methods, absences } = useMemo(() => findMethods(report, setLastUsed), [report])
  const current = lastUsed ?? methods[0]?.title
  return (
    <>
      {absences.map((absence) => (
        <p key={absence} className="caption">
          {absence}
        </p>
      ))}
      <ul className="delivery-methods">
        {methods.map(({ title, Component, onUse, describeHandOver }) => (
          <li key={title} className="delivery-method">
            <h3>{title}</h3>
            <Component
              report={report}
              subject={subject}
              isCurrent={title === current}
              onUse={onUse}
              onHandOver={() => onHandOver(describeHandOver(definition.noun))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function findMethods(report: Report, onUse: (title: string) => void) {
  const methods = deliveryMethods
    .filter(({ isAvailable }) => isAvailable?.(report) ?? true)
    .map((method) => ({ ...method, onUse: () => onUse(method.title) }))
  const titles = methods.map(({ title }) => title)
  const absences = deliveryMethods
    .filter(({ title }) => !titles.includes(title))
    .map(({ describeAbsence }) => describeAbsence?.(report))
    .filter((absence) => absence !== undefined)
  return { methods, absences }
}
