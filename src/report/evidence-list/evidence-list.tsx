import { isAccepted, isLost, isRejected } from '../evidence/evidence-file.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import { ChangingText } from '../form/part.tsx'
import { type ReportView, useReport } from '../state/use-report.ts'
import { evidenceText as text } from './evidence.text.ts'
import { EvidenceItem, RemoveButton } from './evidence-item.tsx'
import { RecordedTimeButton } from './recorded-time-button.tsx'

/** Lists the files, and those that were rejected, with the reason. */
export function EvidenceList({ store }: ReportView) {
  const files = useReport(store, (state) => state.files)
  const accepted = files.filter(isAccepted)
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={text.list}>
          {accepted.map((item) => (
            <EvidenceItem key={item.id} item={item} name={item.file.name} send={store.send}>
              <RecordedTimeButton store={store} item={item} />
            </EvidenceItem>
          ))}
        </ul>
      )}
      <RejectedFiles store={store} />
    </>
  )
}

/** Lists each message about rejected files once. */
function RejectedFiles({ store }: ReportView) {
  const rejected = useReport(store, (state) => state.files).filter(isRejected)
  if (rejected.length === 0) return null
  return (
    <ul className="rejected-files stack" aria-label={text.rejectedList}>
      {[...new Map(rejected.map((item) => [item.rejection.message, item])).values()].map(({ id, name, rejection }) => (
        <li key={id} className="field-error has-error">
          <strong>{rejection.message}</strong> <ChangingText text={rejection.help} />
          <p>
            <RemoveButton name={name} onRemove={() => store.send({ type: 'fileRemoved', id })}>
              {text.dismiss}
            </RemoveButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Lists the files for the review and print under the names by which they are sent, and how many a reload has lost. */
export function EvidenceReview({ store }: ReportView) {
  const files = useReport(store, (state) => state.files)
  const accepted = files.filter(isAccepted)
  const lost = files.filter(isLost)
  const named = makeNamesSafe(accepted)
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={text.list}>
          {accepted.map((item, index) => (
            <EvidenceItem key={item.id} item={item} name={named[index]?.name ?? item.name} />
          ))}
        </ul>
      )}
      {lost.length > 0 && <p>{text.toChooseAgain(lost.length)}</p>}
      {accepted.length + lost.length === 0 && <i>{text.none}</i>}
    </>
  )
}
