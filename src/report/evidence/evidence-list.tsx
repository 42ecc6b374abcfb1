import { useState } from 'react'
import { getEvidenceName } from '../bytes/file-format.ts'
import type { ReadableStore } from '../form/form-definition.ts'
import { ChangingText, useFormState } from '../form/form-view.tsx'
import { describeRejectedCount, evidenceText } from './evidence.text.ts'
import type { EvidenceCommands } from './evidence-commands.ts'
import { type EventTimeProps, EvidenceItem, RemoveButton } from './evidence-item.tsx'
import { isAccepted, isRejected, type WithEvidence } from './evidence-state.ts'

type EvidenceStore = ReadableStore<WithEvidence> &
  Pick<EvidenceCommands, 'setRemoval' | 'setOriginalNames' | 'removeFile'>

interface Props {
  readonly store: EvidenceStore
  readonly eventTime: EventTimeProps
}

/** Lists the files, each with a button that removes it, and what was rejected last, with the reason and what to do. */
export function EvidenceList({ store, eventTime }: Props) {
  const { files, hasOriginalNames } = useFormState(store, ({ evidence }) => evidence)
  const accepted = files.filter(isAccepted)
  const rejected = [...new Map(files.filter(isRejected).map((file) => [file.rejection.message, file])).values()]
  return (
    <>
      {accepted.length > 0 && (
        <ul className="evidence-list" aria-label={evidenceText.list}>
          {accepted.map((item, index) => (
            <EvidenceItem
              key={item.id}
              item={item}
              index={index}
              store={store}
              hasOriginalName={hasOriginalNames}
              eventTime={eventTime}
            />
          ))}
        </ul>
      )}
      {accepted.length > 0 && (
        <label className="checkbox screen-only">
          <input
            type="checkbox"
            checked={hasOriginalNames}
            onChange={({ target }) => store.setOriginalNames(target.checked)}
          />
          {evidenceText.originalNames}
        </label>
      )}
      {rejected.length > 0 && (
        <ul className="rejected-files" aria-label={evidenceText.rejectedList}>
          {rejected.map(({ id, file, rejection: { message, help } }) => (
            <li key={message} className="field-error">
              <strong>{message}</strong> <ChangingText text={help} />{' '}
              <RemoveButton store={store} id={id} name={file.name}>
                {evidenceText.dismiss}
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Files shown at once on the screen; all of them are printed. */
const maxVisibleFiles = 2

/** Lists the files for the review and print: the metadata of each, the choice about it, and the rejected files. */
export function EvidenceReview({ store }: Pick<Props, 'store'>) {
  const { files, hasOriginalNames } = useFormState(store, ({ evidence }) => evidence)
  const [isExpanded, setIsExpanded] = useState(false)
  const accepted = files.filter(isAccepted)
  const rejected = files.filter(isRejected)
  const messages = [...new Set(rejected.map(({ rejection }) => rejection.message))].slice(0, maxVisibleFiles)
  if (accepted.length + rejected.length === 0) return <i>{evidenceText.none}</i>
  const hasMore = accepted.length > maxVisibleFiles
  return (
    <>
      {accepted.length > 0 && (
        <ul
          className={hasMore && !isExpanded ? 'evidence-list evidence-collapsed' : 'evidence-list'}
          aria-label={evidenceText.list}
        >
          {accepted.map((item, index) => (
            <EvidenceItem key={item.id} item={item} index={index} store={store} hasOriginalName={hasOriginalNames} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button
          className="text-button"
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? evidenceText.showFewer : evidenceText.showAll(accepted.length)}
        </button>
      )}
      {rejected.length > 0 && (
        <p className="rejected-files field-error">{[describeRejectedCount(rejected.length), ...messages].join(' ')}</p>
      )}
      {accepted.length > 0 && (
        <details>
          <summary>{evidenceText.checksums}</summary>
          {accepted.map(({ id, format, checksums, cleanedCopy }, index) => {
            const delivered = cleanedCopy?.checksums ?? checksums
            const original = cleanedCopy ? [evidenceText.originalChecksum, checksums?.sha256] : []
            const line = [getEvidenceName(index, format), evidenceText.checksum, delivered?.sha256, ...original]
            return (
              <p key={id} className="checksum">
                {line.join(' ')}
              </p>
            )
          })}
        </details>
      )}
    </>
  )
}
