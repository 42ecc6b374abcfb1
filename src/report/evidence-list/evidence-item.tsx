import { isMediaFormat } from '@quantum-reality/media-metadata'
import { type MouseEvent, memo } from 'react'
import { formatBytes } from '../evidence/byte-size.ts'
import type { AcceptedFile } from '../evidence/evidence-file.ts'
import { describeCleanedCopy, describeMetadata, fileMetadataText, isRemovable } from '../evidence/file-metadata.text.ts'
import { ChangingText } from '../form/part.tsx'
import type { ReportView } from '../state/report-state.ts'
import { formatRecordedTime } from '../time/recorded-time.ts'
import { evidenceText } from './evidence.text.ts'
import { FilePreview } from './file-preview.tsx'

interface Props {
  readonly item: AcceptedFile
  /** The time that it records, where the report has none. */
  readonly offeredTime?: string | undefined
  /** Without it nothing can be changed. */
  readonly send?: ReportView['send']
}

/** Shows one file as it is sent. Print does not show what was removed. */
export const EvidenceItem = memo(function EvidenceItem({ item, offeredTime, send }: Props) {
  const { id, name, file, format, cleanedCopy } = item
  const content = cleanedCopy?.content ?? file
  return (
    <li>
      <div>
        <FilePreview file={content} format={format} />
        <p>
          <bdi>{name}</bdi>{' '}
          <span className="caption">
            <ChangingText text={formatBytes(content.size)} />
          </span>
        </p>
        {send && (
          <>
            <RemoveButton name={name} onRemove={() => send({ type: 'fileRemoved', id })}>
              {evidenceText.remove}
            </RemoveButton>
            <div className="file-metadata screen-only">
              <FileMetadata item={item} send={send} />
              <RecordedTimeButton item={item} offeredTime={offeredTime} send={send} />
            </div>
          </>
        )}
      </div>
    </li>
  )
})

function FileMetadata({ item, send }: Omit<Required<Props>, 'offeredTime'>) {
  const { id, file, format, metadata, shouldClean, cleanedCopy } = item
  if (!isMediaFormat(format)) return <p className="caption">{fileMetadataText.notRead(format)}</p>
  if (!metadata) return null
  return (
    <>
      <p className="caption">
        <ChangingText text={cleanedCopy ? describeCleanedCopy(metadata, format) : describeMetadata(metadata)} />
      </p>
      {isRemovable(metadata) && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={shouldClean}
            onChange={({ target }) => send({ type: 'cleaningChosen', id, shouldClean: target.checked })}
          />
          <span>
            {fileMetadataText.remove}
            <span className="visually-hidden">{fileMetadataText.ofFile(file.name)}</span>
          </span>
        </label>
      )}
    </>
  )
}

/** Offers the time that a file records as the missing answer. */
function RecordedTimeButton({ item, offeredTime, send }: Required<Props>) {
  if (!offeredTime) return null
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is about to be removed.
    currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus()
    send({ type: 'answersFilled', answers: { 'date-time': offeredTime } })
  }
  return (
    <button className="text-button" type="button" onClick={handleClick}>
      <ChangingText text={evidenceText.takeTime(formatRecordedTime(offeredTime))} />
      <span className="visually-hidden">{evidenceText.fromFile(item.name)}</span>
    </button>
  )
}

interface RemoveProps {
  readonly name: string
  readonly onRemove: () => void
  readonly children: string
}

/** Shows a button that takes a file, or a message about one, off its list. */
export function RemoveButton({ name, onRemove, children }: RemoveProps) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.indexOf(currentTarget)
    const input = currentTarget.closest('.field')?.querySelector('input')
    onRemove()
    // The pressed button is about to be removed.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input
    next?.focus()
  }
  return (
    <button className="text-button" type="button" data-remove="" onClick={handleClick}>
      {children}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
