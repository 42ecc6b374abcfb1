import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { describeRemoval } from '../documents/report-text.ts'
import type { AcceptedFile } from './evidence-state.ts'
import { describeMetadata, fileMetadataText as text } from './file-metadata.text.ts'

interface Props {
  readonly file: AcceptedFile
  readonly onRemovalChange: (removal: MetadataRemoval | undefined) => void
  readonly children?: ReactNode
}

/** Shows what a file records beside its picture, and the visitor's choice about it. */
export function FileMetadata({
  file: { file, format, metadata, removal, cleanedCopy },
  onRemovalChange,
  children,
}: Props) {
  // The form and its review both show the file for a moment.
  const foundId = useId()
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // Uncontrolled, because a render between WebKit's `input` and `change` events would reset a controlled select.
    if (choice.current) choice.current.value = removal ?? ''
  }, [removal])
  if (format === 'pdf') return <p className="caption file-metadata">{text.pdf}</p>
  if (!metadata) return null
  const { found, unknown } = describeMetadata(metadata)
  // What the original records: print is of the copy.
  const caption = removal ? 'caption screen-only' : 'caption'
  return (
    <div className="file-metadata">
      {found && (
        <p className={caption} id={foundId}>
          {found}
        </p>
      )}
      {unknown && <p className={caption}>{unknown}</p>}
      {found !== text.nothing && (
        <select
          aria-label={text.choice(file.name)}
          aria-describedby={found ? foundId : undefined}
          ref={choice}
          defaultValue={removal ?? ''}
          onChange={({ target }) => onRemovalChange((target.value || undefined) as MetadataRemoval | undefined)}
        >
          <option value="">{text.keep}</option>
          <option value="location">{text.removeLocation}</option>
          <option value="all">{text.removeAll}</option>
        </select>
      )}
      {cleanedCopy && (
        <>
          <p className="caption">{describeRemoval(removal)}</p>
          <p className="caption">{format === 'mp4' ? text.videoUntouched : text.pixelsUntouched}</p>
        </>
      )}
      {children}
    </div>
  )
}
