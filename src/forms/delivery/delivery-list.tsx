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
  const methods = useMemo(
    () =>
      deliveryMethods.map(({ title, Component, isAvailable, describeAbsence, describeHandOver }) => {
        const isOffered = isAvailable?.(report) ?? true
        const absence = isOffered ? undefined : describeAbsence?.(report)
        return { title, Component, isOffered, absence, describeHandOver, onUse: () => setLastUsed(title) }
      }),
    [report],
  )
  const current = lastUsed ?? methods.find(({ isOffered }) => isOffered)?.title
  return (
    <>
      {methods.map(
        ({ title, absence }) =>
          absence && (
            <p key={title} className="caption">
              {absence}
            </p>
          ),
      )}
      <ul className="delivery-methods">
        {methods.map(
          ({ title, Component, isOffered, onUse, describeHandOver }) =>
            isOffered && (
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
            ),
        )}
      </ul>
    </>
  )
}
