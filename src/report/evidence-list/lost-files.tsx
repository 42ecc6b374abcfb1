import { useEffect } from 'react'
import { focusElement } from '../form/focus.ts'
import { formId } from '../form/form-markup.ts'
import { getLostFiles, isOpen } from '../state/update.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { listNames, evidenceText as text } from './evidence.text.ts'

/** Names the files that a reload has lost, at the top of the form and of the review. */
export function LostFiles({ store }: ReportView) {
  const files = useReport(store, (state) => state.files)
  const draft = useReport(store, (state) => state.draft)
  const isShown = useReport(store, (state) => isOpen(state.progress))
  const lost = getLostFiles({ files, draft })
  return isShown && lost.length > 0 ? <LostFilesNotice store={store} names={listNames(lost)} /> : null
}

function LostFilesNotice({ store, names }: ReportView & { readonly names: string }) {
  // The pressed button is gone with the last file.
  useEffect(
    () => () => {
      const { step } = store.get().progress
      if (document.activeElement === document.body)
        focusElement(step === 'review' ? 'review-title' : `${formId}-documentation`)
    },
    [store],
  )
  const choose = () => document.getElementById(`${formId}-documentation`)?.click()
  return (
    <section className="lost-files has-error stack screen-only" aria-label={text.lostList}>
      <p>
        <strong>{text.lost(names)}</strong>
      </p>
      <p>{text.lostHelp}</p>
      <p className="buttons">
        <button className="button" type="button" onClick={choose}>
          {text.chooseLost}
        </button>
        <button className="button" type="button" onClick={() => store.send({ type: 'lostFilesDismissed' })}>
          {text.dismissLost}
        </button>
      </p>
    </section>
  )
}
