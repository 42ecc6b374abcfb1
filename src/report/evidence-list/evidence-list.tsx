import { type AcceptedFile, type EvidenceFile, isAccepted, isLost, isRejected } from '../evidence/evidence-file.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import { ChangingText } from '../form/part.tsx'
import type { ReportView } from '../state/report-state.ts'
import { getOfferedTime } from '../time/recorded-time.ts'
import { getStateZones } from '../time/state-zones.ts'
import { evidenceText } from './evidence.text.ts'
import { EvidenceItem, RemoveButton } from './evidence-item.tsx'

/** Lists the files, and those that were rejected with the reason, each message once. */
export function EvidenceList({ state: { answers, files }, send }: ReportView) {
  const accepted = files.filter(isAccepted)
  const zones = getStateZones(answers.state ?? '')
  const getOffer = ({ metadata }: AcceptedFile) =>
    !answers['date-time'] && metadata?.time.status === 'found' ? getOfferedTime(metadata.time.value, zones) : undefined
  const rejected = new Map(files.filter(isRejected).map((file) => [file.rejection.message, file]))
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item) => (
            <EvidenceItem key={item.id} item={item} offeredTime={getOffer(item)} send={send} />
          ))}
        </ul>
      )}
      {rejected.size > 0 && (
        <ul className="rejected-files stack" aria-label={evidenceText.rejectedList}>
          {[...rejected.values()].map(({ id, name, rejection }) => (
            <li key={id} className="field-error has-error">
              <strong>{rejection.message}</strong> <ChangingText text={rejection.help} />
              <p>
                <RemoveButton name={name} onRemove={() => send({ type: 'fileRemoved', id })}>
                  {evidenceText.dismiss}
                </RemoveButton>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Lists the files for the review and print under the names by which they are sent, and how many a reload has lost. */
export function EvidenceReview({ files }: { readonly files: readonly EvidenceFile[] }) {
  const accepted = makeNamesSafe(files.filter(isAccepted))
  const lost = files.filter(isLost)
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item) => (
            <EvidenceItem key={item.id} item={item} />
          ))}
        </ul>
      )}
      {lost.length > 0 && <p>{evidenceText.toChooseAgain(lost.length)}</p>}
      {accepted.length + lost.length === 0 && <i>{evidenceText.none}</i>}
    </>
  )
}
