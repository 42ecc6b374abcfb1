import type { ReportRecord } from '../documents/report.ts'
import { evidenceText } from '../evidence-list/evidence.text.ts'
import { NamedFiles } from '../evidence-list/file-name.tsx'

/** Names the files that the visitor chose and the form did not take. */
export function MissingFiles({ report: { missing } }: { readonly report: Pick<ReportRecord, 'missing'> }) {
  if (missing.length === 0) return null
  return (
    <div className="inset-text">
      <NamedFiles text={evidenceText.notInReport} names={missing.map(({ name }) => name)} />
    </div>
  )
}
