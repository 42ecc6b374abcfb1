import { useEffect } from 'react'
import { type ForgottenFile, isForgotten } from '../evidence/evidence-file.ts'
import { focusElement } from '../form/focus.ts'
import { formId } from '../form/form-markup.ts'
import { getStepHeadingId } from '../form/use-steps.ts'
import type { ReportView } from '../state/report-state.ts'
import { isOpen } from '../state/update-files.ts'
import { evidenceText, listNames } from './evidence.text.ts'

/** Names the files that neither tab nor draft keep, at the top of the form and of the review. */
export function ForgottenFiles({ state, send }: ReportView) {
  const forgotten = state.files.filter(isForgotten)
  const isShown = isOpen(state.progress) && forgotten.length > 0
  return isShown && <Notice files={forgotten} send={send} />
}

function Notice({ files, send }: Pick<ReportView, 'send'> & { readonly files: readonly ForgottenFile[] }) {
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
    <section className="lost-files has-error stack screen-only" aria-label={evidenceText.forgottenList}>
      <p>
        <strong>{evidenceText.forgotten(listNames(files))}</strong>
      </p>{' '}
      <p>{evidenceText.forgottenHelp(files.length)}</p>
      <p className="buttons">
        <button className="button" type="button" onClick={choose}>
          {evidenceText.chooseForgotten(files.length)}
        </button>
        <button className="button" type="button" onClick={() => send({ type: 'forgottenFilesDismissed' })}>
          {evidenceText.dismissForgotten(files.length)}
        </button>
      </p>
    </section>
  )
}
