import { useMemo } from 'react'
import { organization } from '../../content/organization.ts'
import type { ReportAnswer } from '../delivery/report.ts'
import type { Evidence } from '../evidence/evidence-box.ts'
import type { ReviewProps } from '../form.tsx'
import type { Later } from '../later.ts'
import { ChangeButton, Review } from '../review.tsx'
import type { When } from '../time/when.ts'

interface Props extends ReviewProps {
  readonly later: Later<typeof import('./report.later.tsx')>
  readonly when: When
  readonly evidence: Evidence
  /** Files that nobody has looked at, because the code for it did not arrive. */
  readonly inbox: readonly File[]
}

/** The report's review: its answers with the time said back, and its files. */
export function ReportReview({ later, when, evidence: { items, reading }, inbox, ...props }: Props) {
  const { parts } = later
  const { answers, change } = props
  const timed = useMemo(() => {
    const { zone, back } = parts?.readWhen(when) ?? {}
    if (!back) return answers
    return answers.map(
      (answer): ReportAnswer =>
        answer.name === 'date-time' ? { ...answer, shown: back.words, zone: zone?.name, utc: back.utc } : answer,
    )
  }, [parts, when, answers])
  const exhibits = useMemo(() => {
    const read = items.flatMap(({ file, kind, sums }) =>
      sums ? [{ name: file.name, kind, content: file, ...sums }] : [],
    )
    return read.length === items.length ? read : undefined
  }, [items])
  const sizeOf = (list: Evidence['items']) => list.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <Review
      form="report"
      noun="report"
      address={organization.email.reports}
      {...props}
      later={later}
      answers={timed}
      exhibits={exhibits}
      read={(sizeOf(items.filter(({ sums }) => sums)) + reading) / (sizeOf(items) || 1)}
    >
      <div>
        <dt>Supporting documentation</dt>
        <dd>{parts ? <parts.EvidenceSummary items={items} /> : inbox.length > 0 ? unseen(inbox) : <i>none</i>}</dd>
        <dd className="answer-change">
          <ChangeButton label="Supporting documentation" onClick={() => change('documentation')} />
        </dd>
      </div>
    </Review>
  )
}

function unseen(inbox: readonly File[]): string {
  const names = inbox.map(({ name }) => `“${name}”`).join(', ')
  return `${names}. Part of this page did not arrive, so nothing has looked at them. Attach them to your mail yourself.`
}
