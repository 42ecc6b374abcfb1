import { useEffect } from 'react'
import type { EvidenceFile } from '../evidence/evidence-file.ts'
import { focusElement } from '../form/focus.ts'
import { formId } from '../form/form-markup.ts'
import { getStepHeadingId } from '../form/use-steps.ts'
import type { ReportView } from '../state/report-state.ts'
import { getLostFiles, isOpen } from '../state/update-files.ts'
import { evidenceText, listNames } from './evidence.text.ts'

/** Names the files that a reload has lost, at the top of the form and of the review. */
export function LostFiles({ state, send }: ReportView) {
  const lost = getLostFiles(state)
  return isOpen(state.progress) && lost.length > 0 && <LostFilesNotice files={lost} send={send} />
}

function LostFilesNotice({ files, send }: Pick<ReportView, 'send'> & { readonly files: readonly EvidenceFile[] }) {
  // The pressed button is gone with the last file.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        focusElement(getStepHeadingId('review')) || focusElement(`${formId}-documentation`)
    },
    [],
  )
  const choose = () => document.getElementById(`${formId}-documentation`)?.click()
  return (
    <section className="lost-files has-error stack screen-only" aria-label={evidenceText.lostList}>
      <p>
        <strong>{evidenceText.lost(listNames(files))}</strong>
      </p>{' '}
      <p>{evidenceText.lostHelp(files.length)}</p>
      <p className="buttons">
        <button className="button" type="button" onClick={choose}>
          {evidenceText.chooseLost(files.length)}
        </button>
        <button className="button" type="button" onClick={() => send({ type: 'lostFilesDismissed' })}>
          {evidenceText.dismissLost(files.length)}
        </button>
      </p>
    </section>
  )
}
