import type { ReportRecord } from '../documents/report.ts'
import { evidenceText } from '../evidence-list/evidence.text.ts'

/** Names the files that the visitor chose and the form did not take. No name changes the direction of what follows. */
export function MissingFiles({ report: { missing } }: { readonly report: Pick<ReportRecord, 'missing'> }) {
  if (missing.length === 0) return null
  return (
    <p className="inset-text">
      {evidenceText.notInReport}{' '}
      {missing.map(({ name }, index) => {
        // Two files may have one name.
        const key = index
        return (
          <span key={key}>
            {index > 0 && ', '}“<bdi translate="no">{name}</bdi>”
          </span>
        )
      })}
      .
    </p>
  )
}
