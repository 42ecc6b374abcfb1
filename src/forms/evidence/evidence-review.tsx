import { useState } from 'react'
import { getEvidenceName } from '../bytes/file-format.ts'
import { useFormState } from '../form/use-form-store.ts'
import { describeRejectedCount, evidenceText } from './evidence.text.ts'
import { EvidenceItem } from './evidence-item.tsx'
import type { EvidenceStore } from './evidence-list.tsx'
import { type AcceptedFile, isAccepted, isRejected } from './evidence-state.ts'

/** Files shown at once on the screen; all of them are printed. */
const maxVisibleFiles = 2

/** Lists the files for the review and print: the metadata of each, the choice about it, and the rejected files. */
export function EvidenceReview({ store }: { readonly store: EvidenceStore }) {
  const { files, hasOriginalNames } = useFormState(store, ({ evidence }) => evidence)
  const [isExpanded, setIsExpanded] = useState(false)
  const accepted = files.filter(isAccepted)
  const rejected = files.filter(isRejected)
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
        <p className="rejected-files field-error">
          {[
            describeRejectedCount(rejected.length),
            ...[...new Set(rejected.map(({ rejection }) => rejection.message))].slice(0, maxVisibleFiles),
          ].join(' ')}
        </p>
      )}
      {accepted.length > 0 && (
        <details>
          <summary>{evidenceText.checksums}</summary>
          {accepted.map((file, index) => (
            <ChecksumLine key={file.id} file={file} name={getEvidenceName(index, file.format)} />
          ))}
        </details>
      )}
    </>
  )
}

/** Shows a file's SHA-256, and that of the original, by which a recipient can verify it. */
function ChecksumLine({
  file: { checksums, cleanedCopy },
  name,
}: {
  readonly file: AcceptedFile
  readonly name: string
}) {
  return (
    <p className="checksum">
      {[
        ...[name, evidenceText.checksum, (cleanedCopy?.checksums ?? checksums)?.sha256],
        ...(cleanedCopy ? [evidenceText.originalChecksum, checksums?.sha256] : []),
      ].join(' ')}
    </p>
  )
}
