import type { Report } from '../documents/report.ts'
import { getEvidenceSize } from '../documents/report-package.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import { sendText as text } from './send.text.ts'
import { isTouchDevice } from './share.ts'

interface Props {
  readonly report: Report
  readonly hasFiles: boolean
}

/** Says what is saved, and what to do in an app whose own browser saves nothing. */
export function SaveNote({ report, hasFiles }: Props) {
  const files = hasFiles ? report.evidence.length : 0
  return (
    <p className="caption">
      {text.save.content(files, formatBytes(getEvidenceSize(report)))}
      {isTouchDevice() && ` ${text.save.inApp}`}
    </p>
  )
}
