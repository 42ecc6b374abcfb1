import { isMediaFormat } from '@quantum-reality/media-metadata'
import { type MouseEvent, memo } from 'react'
import { formatBytes } from '../evidence/byte-size.ts'
import { type AcceptedFile, isRead, isUndecided } from '../evidence/evidence-file.ts'
import { describeCleanedCopy, describeMetadata, fileMetadataText, isRemovable } from '../evidence/file-metadata.text.ts'
import { ChangingText } from '../form/slot-content.tsx'
import type { ReportView } from '../state/report-state.ts'
import { formatRecordedTime, getOfferedTime } from '../time/recorded-time.ts'
import { getStateZones } from '../time/state-zones.ts'
import { evidenceText } from './evidence.text.ts'
import { FileName } from './file-name.tsx'
import { FilePreview } from './file-preview.tsx'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  readonly item: AcceptedFile
  /** The state where it happened, as long as the report has no time: the file may record it. */
  readonly place?: string | undefined
  /** Without it nothing can be changed. */
  readonly send?: ReportView['send']
}

/** Shows one file as it is sent, with what it contains or what was taken out. */
export const EvidenceItem = memo(function EvidenceItem({ item, place, send }: Props) {
  const { id, name, file, format } = item
  const content = item.outcome === 'cleaned' ? item.copy.content : file
  const details = describeFile(item)
  return (
    <li>
      <div>
        {/* A file that is gone would be an error of the page. */}
        <FilePreview file={isRead(item) ? content : undefined} format={format} />
        <FileNameAndSize name={name} size={content.size} />
        {send && (
          <RemoveButton name={name} onRemove={() => send({ type: 'fileRemoved', id })}>
            {evidenceText.remove}
          </RemoveButton>
        )}
        <div className="file-metadata">
          {details && (
            <p className="caption">
              <ChangingText text={details} />
            </p>
          )}
          {send && (
            <div className="screen-only">
              <CleaningChoice item={item} send={send} />
              <RecordedTimeButton item={item} place={place} send={send} />
            </div>
          )}
        </div>
      </div>
    </li>
  )
})

/** Shows a name, and a size in bytes. */
export function FileNameAndSize({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <p>
      <FileName name={name} />{' '}
      <span className="caption">
        <ChangingText text={formatBytes(size)} />
      </span>
    </p>
  )
}

/** Returns what a file contains, what was taken out, or why nothing was; empty until it is read. */
function describeFile(item: AcceptedFile): string {
  const { format } = item
  if (!isMediaFormat(format)) return fileMetadataText.notRead(format)
  if (!isRead(item) || !item.metadata) return ''
  if (item.outcome === 'cleaned') return describeCleanedCopy(item.metadata, format)
  const contents = describeMetadata(item.metadata, format)
  if (item.outcome !== 'no copy' || !isUndecided(item)) return contents
  return `${contents} ${fileMetadataText.noCopy(item.reason)}`
}

function CleaningChoice({ item, send }: Pick<Props, 'item'> & Pick<ReportView, 'send'>) {
  const { id, name, shouldClean } = item
  if (!isRead(item) || !item.metadata || !isRemovable(item.metadata)) return null
  return (
    <>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={shouldClean}
          onChange={({ target }) => send({ type: 'cleaningChosen', id, shouldClean: target.checked })}
        />
        <span>
          {fileMetadataText.remove}
          <span className="visually-hidden">{fileMetadataText.ofFile(name)}</span>
        </span>
      </label>
      {isUndecided(item) && <p className="field-error has-error">{evidenceText.untick}</p>}
    </>
  )
}

/** Offers the time that a file records as the missing answer. */
function RecordedTimeButton({ item, place, send }: Required<Props>) {
  const time = isRead(item) ? item.metadata?.time : undefined
  if (place === undefined || time?.status !== 'found') return null
  const offeredTime = getOfferedTime(time.value, getStateZones(place))
  if (!offeredTime) return null
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is about to be removed.
    currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus()
    send({ type: 'answersFilled', answers: { 'date-time': offeredTime } })
  }
  return (
    <>
      <button className="text-button" type="button" onClick={handleClick}>
        <ChangingText text={evidenceText.takeTime(formatRecordedTime(offeredTime))} />
        <span className="visually-hidden">{evidenceText.fromFile(item.name)}</span>
      </button>
      {time.value.zone === 'utc' && <p className="caption">{evidenceText.converted}</p>}
    </>
  )
}
