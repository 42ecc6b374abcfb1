import { type ChangeEvent, memo, type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatBytes } from '../evidence/byte-size.ts'
import { type EvidenceFile, isForgotten, isRead, isUndecided } from '../evidence/evidence-file.ts'
import { focusElement } from '../form/focus.ts'
import { formId, sendTitleId } from '../form/form-markup.ts'
import { ChangingText } from '../form/slot-content.tsx'
import { fileField } from '../report.fields.ts'
import type { ReportEvent, ReportView } from '../state/report-state.ts'
import { describeFile, evidenceText } from './evidence.text.ts'
import { FileName } from './file-name.tsx'
import { FilePreview } from './file-preview.tsx'

interface Props {
  readonly file: EvidenceFile
  /** The name by which it is sent. */
  readonly name?: string
  readonly isInReview?: boolean
  readonly send: ReportView['send']
}

/** Shows a file in a row of one height, whatever became of it; in the review with buttons only if it waits for a decision. */
export const FileRow = memo(function FileRow({ file, name = file.name, isInReview = false, send }: Props) {
  const { id, outcome } = file
  const isWaiting = isUndecided(file)
  const isSettled = isInReview && isRead(file) && !isWaiting
  const content = outcome === 'cleaned' ? file.copy.content : isRead(file) ? file.file : undefined
  const picker = useRef<HTMLInputElement>(null)
  const act = (event: ReportEvent) => (action: SyntheticEvent<HTMLElement>) => {
    if (!isInReview) return removeAndFocus(action.currentTarget, () => send(event))
    // The pressed button is about to be removed.
    focusElement(sendTitleId)
    send(event)
  }
  const choose = (change: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = change.currentTarget.files ?? []
    if (chosen) act({ type: 'fileChosenAgain', id, file: chosen })(change)
  }
  return (
    <li>
      {/* Safari takes a list for one only where its items are list items. */}
      <div className="file-row">
        {/* A file that is gone would be an error of the page. */}
        <FilePreview file={content} format={isRead(file) ? file.format : undefined} />
        <FileName name={name} />
        {(!isInReview || isWaiting) && (
          <button className="text-button" type="button" data-remove="" onClick={act({ type: 'fileRemoved', id })}>
            {evidenceText.remove}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        <p className={isWaiting || outcome === 'refused' ? 'file-outcome is-waiting' : 'file-outcome'}>
          <ChangingText text={isSettled && content ? formatBytes(content.size) : describeFile(file)} />{' '}
          {isForgotten(file) && (
            <>
              <button className="link-button" type="button" onClick={() => picker.current?.click()}>
                {evidenceText.chooseAgain}
                <span className="visually-hidden">{evidenceText.ofFile(name)}</span>
              </button>
              <input type="file" hidden accept={fileField.accept} ref={picker} onChange={choose} />
            </>
          )}
          {outcome === 'no copy' && isWaiting && (
            <button
              className="link-button"
              type="button"
              onClick={act({ type: 'cleaningChosen', id, shouldClean: false })}
            >
              {evidenceText.sendAsItIs}
              <span className="visually-hidden">{evidenceText.ofFile(name)}</span>
            </button>
          )}
        </p>
      </div>
    </li>
  )
})

/** Does what removes the pressed button, and focuses the next "Remove" of the list, the one before, or the picker. */
function removeAndFocus(button: HTMLElement, remove: () => void): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const own = button.closest('li')?.querySelector<HTMLElement>('[data-remove]')
  const index = own ? buttons.indexOf(own) : 0
  flushSync(remove)
  const next = [own, buttons[index + 1], buttons[index - 1]].find((other) => other?.isConnected)
  if (next) next.focus({ preventScroll: true })
  else document.getElementById(`${formId}-documentation`)?.focus({ preventScroll: true })
}
