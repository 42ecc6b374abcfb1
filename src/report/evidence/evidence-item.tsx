import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { type MouseEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import { type EvidenceFormat, getEvidenceName } from '../bytes/file-format.ts'
import { describeRemoval } from '../documents/report-text.ts'
import { ChangingText } from '../form/form-view.tsx'
import { formatRecordedTime, toLocalTimeValue } from '../time/recorded-time.ts'
import { evidenceText } from './evidence.text.ts'
import type { EvidenceCommands } from './evidence-commands.ts'
import type { AcceptedFile } from './evidence-state.ts'
import { describeMetadata, fileMetadataText as text } from './file-metadata.text.ts'

export interface EventTimeProps {
  /** The IANA name of the zone where it happened, if it is known. */
  readonly zone: string | undefined
  /** The answer to "when", as the date field holds it. */
  readonly time: string
  readonly onUseTime: (time: string) => void
}

interface Props {
  readonly item: AcceptedFile
  readonly index: number
  readonly store: Pick<EvidenceCommands, 'setRemoval' | 'removeFile'>
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
      <FileMetadata item={item} store={store}>
        {eventTime && <RecordedTimeButton item={item} {...eventTime} />}
      </FileMetadata>
    </li>
  )
})

const formatNames = { jpeg: 'JPG', png: 'PNG', mp4: 'MP4', pdf: 'PDF' } as const

/** Shows a file from this device without copying or sending it. A PDF is only named. */
function FilePreview({ file, format }: { readonly file: Blob; readonly format: EvidenceFormat }) {
  const [url, setUrl] = useState('')
  const [brokenUrl, setBrokenUrl] = useState('')
  useEffect(() => {
    // Synchronizes the browser's object URLs: each keeps its file in memory until it is revoked.
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    // An element that has just received the URL resolves it in a microtask (HTML, "update the image data"), before this one.
    return () => queueMicrotask(() => URL.revokeObjectURL(objectUrl))
  }, [file])
  const isBroken = url !== '' && url === brokenUrl
  const isShown = url !== '' && !isBroken
  // The name is beside it, so the text alternative is empty.
  return (
    <div className="file-preview" aria-hidden="true">
      {isShown && (format === 'jpeg' || format === 'png') && <img src={url} alt="" onError={() => setBrokenUrl(url)} />}
      {isShown && format === 'mp4' && (
        <video src={`${url}#t=0.1`} muted preload="metadata" onError={() => setBrokenUrl(url)} />
      )}
      <ChangingText text={isBroken || format === 'pdf' ? formatNames[format] : undefined} />
    </div>
  )
}

interface RemoveButtonProps {
  readonly store: Pick<EvidenceCommands, 'removeFile'>
  readonly id: string
  /** Spoken by screen readers after the button's text. */
  readonly name: string
  readonly children: ReactNode
}

/** Shows a button that takes a file, or a message about one, off its list. */
export function RemoveButton({ store, id, name, children }: RemoveButtonProps) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove-file]') ?? [])]
    const index = buttons.indexOf(currentTarget)
    const input = currentTarget.closest('.field')?.querySelector('input')
    store.removeFile(id)
    // The pressed button is about to be removed: focus moves to the one that takes its place, or to the file input.
    ;(buttons[index + 1] ?? buttons[index - 1] ?? input)?.focus()
  }
  return (
    <button className="text-button" type="button" data-remove-file="" onClick={handleClick}>
      {children}
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}

/** Shows what a file records beside its picture, and the visitor's choice about it. */
function FileMetadata({ item, store, children }: Pick<Props, 'item' | 'store'> & { readonly children: ReactNode }) {
  const { id, file, format, metadata, removal, cleanedCopy } = item
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
          onChange={({ target }) => store.setRemoval(id, (target.value || undefined) as MetadataRemoval | undefined)}
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

/** Offers the time that a file records as the answer. A time in UTC needs the zone of a state first. */
function RecordedTimeButton({ item, zone, time, onUseTime }: EventTimeProps & Pick<Props, 'item'>) {
  const isPressed = useRef(false)
  const { file, metadata } = item
  if (metadata?.time.status !== 'found') return null
  const recorded = metadata.time.value
  const localTime = recorded.zone === 'utc' && !zone ? undefined : toLocalTimeValue(recorded, zone ?? 'UTC')
  // The date field has minutes; with seconds the browser would reject the value.
  const value = localTime?.slice(0, -3)
  if (!value) return null
  // The pressed button is replaced by this text, which receives focus.
  const focusAfterPress = (element: HTMLElement | null) => {
    if (isPressed.current) element?.focus()
    isPressed.current = false
  }
  if (value === time)
    return (
      <p className="caption screen-only" tabIndex={-1} ref={focusAfterPress}>
        {evidenceText.timeUsed}
      </p>
    )
  const handlePress = () => {
    isPressed.current = true
    onUseTime(value)
  }
  return (
    <button className="text-button" type="button" onClick={handlePress}>
      <ChangingText text={evidenceText.takeTime(formatRecordedTime(value))} />
      <span className="visually-hidden">{evidenceText.fromFile(file.name)}</span>
    </button>
  )
}
