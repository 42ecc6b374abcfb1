import { useState } from 'react'
import type { Report } from '../documents/report.ts'
import { getEvidenceSize } from '../documents/report-package.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import { Address } from './address.tsx'
import { PressButton } from './press-button.tsx'
import type { ReportEmail } from './report-email.ts'
import { SaveNote } from './save-note.tsx'
import { saveReport } from './save-report.ts'
import { sendText as text } from './send.text.ts'

interface Props {
  readonly report: Report
  readonly email: ReportEmail
  /** Whether its next button is the solid one. */
  readonly isMain: boolean
  readonly onPress: () => void
}

/** Shows a link to an email; before it, where that cannot carry everything, a button that saves what is to be attached. */
export function EmailSteps({ report, email, isMain, onPress }: Props) {
  const { url, attachment, isTooLarge } = email
  const [isSaved, setIsSaved] = useState(!attachment)
  const { length: files } = report.evidence
  const link = (
    <>
      <a className={getButtonClass(isMain && isSaved)} href={url} onClick={onPress}>
        {text.email.button}
      </a>
      <p className="caption">
        {isTooLarge && `${text.email.tooLarge(files, formatBytes(getEvidenceSize(report)))} `}
        {attachment ? text.email.attach : isTooLarge ? text.email.to : text.email.whole} <Address />
      </p>
    </>
  )
  if (!attachment) return link
  const save = async () => {
    const outcome = await saveReport(report, attachment)
    setIsSaved(true)
    return outcome
  }
  return (
    <ol className="send-steps">
      <li>
        <PressButton label={text.save.button} className={getButtonClass(isMain && !isSaved)} onPress={save}>
          <SaveNote report={report} hasFiles={attachment === 'package'} />
        </PressButton>
      </li>
      <li>{link}</li>
    </ol>
  )
}

function getButtonClass(isPrimary: boolean): string {
  return isPrimary ? 'button button-primary' : 'button'
}
