import { ChangingText } from '../form/part.tsx'
import { type ReportView, useReport } from '../state/use-report.ts'
import { listNames, evidenceText as text } from './evidence.text.ts'
import { isAccepted, isRejected } from './evidence-file.ts'
import { EvidenceItem, RemoveButton } from './evidence-item.tsx'
import { RecordedTimeButton } from './recorded-time-button.tsx'
import { makeNamesSafe } from './safe-names.ts'

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

/** Lists each message about rejected files once, and one for all that have to be chosen again. */
function RejectedFiles({ store }: ReportView) {
  const rejected = useReport(store, (state) => state.files).filter(isRejected)
  const unrestored = rejected.filter(({ rejection }) => rejection.reason === 'not-restored')
  const names = listNames(unrestored)
  const messages = rejected.map(({ id, file, rejection }) =>
    rejection.reason === 'not-restored'
      ? { id, name: names, message: text.notRestored(names), help: text.notRestoredHelp }
      : { id, name: file.name, message: rejection.message, help: rejection.help },
  )
  if (messages.length === 0) return null
  return (
    <ul className="rejected-files" aria-label={text.rejectedList}>
      {[...new Map(messages.map((item) => [item.message, item])).values()].map(({ id, name, message, help }) => (
        <li key={id} className="field-error">
          <strong>{message}</strong> <ChangingText text={help} />{' '}
          <RemoveButton name={name} onRemove={() => store.send({ type: 'removed', id })}>
            {text.dismiss}
          </RemoveButton>
        </li>
      ))}
    </ul>
  )
}

/** Lists the files for the review and print under the names by which they are sent, with what each records. */
export function EvidenceReview({ store }: ReportView) {
  const accepted = useReport(store, (state) => state.files).filter(isAccepted)
  if (accepted.length === 0) return <i>{text.none}</i>
  const named = makeNamesSafe(accepted.map((item) => ({ item, name: item.file.name, format: item.format })))
  return (
    <ul className="evidence-list" aria-label={text.list}>
      {named.map(({ item, name }) => (
        <EvidenceItem key={item.id} item={item} name={name} />
      ))}
    </ul>
  )
}
