import type { FileRecord } from '../documents/report.ts'
import { type EvidenceFile, isAccepted, isForgotten, isRefused, isUnchecked } from '../evidence/evidence-file.ts'
import { fileMetadataText } from '../evidence/file-metadata.text.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import { ChangingText } from '../form/slot-content.tsx'
import type { ReportView } from '../state/report-state.ts'
import { evidenceText, listNames } from './evidence.text.ts'
import { EvidenceItem, FileNameAndSize } from './evidence-item.tsx'
import { FileName } from './file-name.tsx'
import { QuotedNames } from './quoted-names.tsx'
import { RemoveButton } from './remove-button.tsx'

/** Lists the files, and those that were refused with the reason. */
export function EvidenceList({ state: { answers, files }, send }: ReportView) {
  const accepted = files.filter(isAccepted)
  const refused = files.filter(isRefused)
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item) => (
            <EvidenceItem
              key={item.id}
              item={item}
              place={answers['date-time'] ? undefined : (answers.state ?? '')}
              send={send}
            />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className="rejected-files stack" aria-label={evidenceText.rejectedList}>
          {refused.map(({ id, name, rejection }) => (
            <li key={id} className="field-error has-error">
              <strong>
                <QuotedNames text={rejection.message} names={[name]} />
              </strong>{' '}
              <ChangingText text={rejection.help} />
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

/** Lists the files for the review and print under the names by which they are sent, and those that wait or are not in it. */
export function EvidenceReview({ files }: { readonly files: readonly EvidenceFile[] }) {
  const accepted = makeNamesSafe(files.filter(isAccepted))
  const refused = files.filter(isRefused)
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item) => (
            <EvidenceItem key={item.id} item={item} />
          ))}
        </ul>
      )}
      {files.map((file) => {
        if (!isForgotten(file) && !isUnchecked(file)) return null
        return (
          <p key={file.id}>
            <FileName name={file.name} />
            {isForgotten(file) ? evidenceText.toChooseAgain : evidenceText.beingRead}
          </p>
        )
      })}
      {refused.length > 0 && <p className="has-error">{evidenceText.notInReport(listNames(refused))}</p>}
      {files.length === 0 && <i>{evidenceText.none}</i>}
    </>
  )
}

/** Lists the files of a report that was passed on. */
export function SentEvidence({ evidence }: { readonly evidence: readonly FileRecord[] }) {
  if (evidence.length === 0) return <i>{evidenceText.none}</i>
  return (
    <ul className="evidence-list" aria-label={evidenceText.list}>
      {evidence.map(({ name, size, isCleaned }) => (
        <li key={name}>
          <FileNameAndSize name={name} size={size} />
          {isCleaned && <p className="caption">{fileMetadataText.cleaned}</p>}
        </li>
      ))}
    </ul>
  )
}
