import type { ReactNode } from 'react'
import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import { CopyButton } from './copy-button.tsx'
import { PressButton } from './press-button.tsx'
import { SaveNote } from './save-note.tsx'
import { saveReport } from './save-report.ts'
import { sendText } from './send.text.ts'

const { another, save } = sendText

interface Props {
  readonly report: Report
  /** Whether the files can be saved here: nowhere else. */
  readonly canSave: boolean
  readonly onCopied: () => void
  readonly children: ReactNode
}

/** Lists what else can be done with a report. */
export function OtherWays({ report, canSave, onCopied, children }: Props) {
  const { telephone } = organization
  return (
    <ul>
      {children}
      {canSave && (
        <li>
          <PressButton label={save.button} onPress={() => saveReport(report, 'package')}>
            <SaveNote report={report} hasFiles />
          </PressButton>
        </li>
      )}
      <li>
        <CopyButton label={another.copy} getText={() => renderReportText(report)} status="" onCopied={onCopied} />
      </li>
      <li>
        <button className="text-button" type="button" onClick={() => window.print()}>
          {another.print}
        </button>
        <p className="caption">{another.mail}</p>
      </li>
      <li>
        <p>
          {another.call} <a href={telephone.uri}>{telephone.text}</a>
        </p>
        <p className="caption">{another.hours}</p>
      </li>
    </ul>
  )
}
