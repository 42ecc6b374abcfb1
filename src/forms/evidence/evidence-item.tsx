import { memo } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import { getEvidenceName } from '../bytes/file-format.ts'
import { evidenceText } from './evidence.text.ts'
import type { EvidenceCommands } from './evidence-commands.ts'
import type { AcceptedFile } from './evidence-state.ts'
import { FileMetadata } from './file-metadata.tsx'
import { FilePreview } from './file-preview.tsx'
import { type EventTimeProps, RecordedTimeButton } from './recorded-time-button.tsx'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  readonly item: AcceptedFile
  readonly index: number
  readonly store: Pick<EvidenceCommands, 'setRemoval' | 'removeFile'>
  /** Whether the report states what the file is called on the visitor's device. */
  readonly hasOriginalName: boolean
  /** In the form: the answer that the file's time can become. In the review the file cannot be removed. */
  readonly eventTime?: EventTimeProps
}

/**
 * Shows one file, as it is delivered. Print shows no more than that: not its own name, and nothing of what was removed.
 * Rendered only when something about this file changes.
 */
export const EvidenceItem = memo(function EvidenceItem({ item, index, store, hasOriginalName, eventTime }: Props) {
  const { id, file, format, cleanedCopy } = item
  const delivered = cleanedCopy?.content ?? file
  return (
    <li>
      <FilePreview file={delivered} format={format} />
      <p>
        <bdi className={hasOriginalName ? undefined : 'screen-only'}>{file.name}</bdi>{' '}
        <span className={eventTime ? 'caption print-only' : 'caption'}>{getEvidenceName(index, format)}</span>{' '}
        <span className="caption">{formatBytes(delivered.size)}</span>
      </p>
      {eventTime && (
        <RemoveButton store={store} id={id} name={file.name}>
          {evidenceText.remove}
        </RemoveButton>
      )}
      <FileMetadata file={item} onRemovalChange={(removal) => store.setRemoval(id, removal)}>
        {eventTime && <RecordedTimeButton file={item} {...eventTime} />}
      </FileMetadata>
    </li>
  )
})
