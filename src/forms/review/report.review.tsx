import { useMemo } from 'react'
import { organization } from '../../content/organization.ts'
import type { HeldEvidence } from '../evidence/held-evidence.ts'
import type { ReportAnswer } from '../finished/report.ts'
import type { ReviewProps } from '../form/form.tsx'
import type { Later } from '../form/later.ts'
import type { When } from '../time/when.ts'
import { ChangeButton, Review } from './review.tsx'

interface Props extends ReviewProps {
  readonly later: Later<typeof import('../report/report.later.tsx')>
  readonly when: When
  readonly held: HeldEvidence
}

/** The report's review: its answers with the time said back, and its files. */
export function ReportReview({ later, when, held: { evidence, waiting }, ...props }: Props) {
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
  const description = answers.find(({ name }) => name === 'description')?.value ?? ''
  const notice = useMemo(() => parts?.personalDataNotice(parts.findPersonalData(description)), [parts, description])
  const { items, arriving } = evidence
  // Files in waiting are offered at the next turn: a report without them would be shown for a moment only.
  const exhibits = useMemo(
    () => (waiting.length > 0 ? undefined : parts?.exhibitsOf({ items, arriving })),
    [parts, waiting, items, arriving],
  )
  return (
    <Review
      form="report"
      noun="report"
      address={organization.email.reports}
      {...props}
      later={later}
      answers={timed}
      exhibits={exhibits}
      notice={notice}
      read={parts?.readShare(evidence)}
    >
      <div>
        <dt>Supporting documentation</dt>
        <dd>
          {parts ? (
            <parts.EvidenceSummary items={evidence.items} />
          ) : waiting.length > 0 ? (
            unseen(waiting)
          ) : (
            <i>none</i>
          )}
        </dd>
        <dd className="answer-change">
          <ChangeButton label="Supporting documentation" onClick={() => change('documentation')} />
        </dd>
      </div>
    </Review>
  )
}

/** What nobody has looked at, because the code for it did not arrive. */
function unseen(waiting: readonly File[]): string {
  const names = waiting.map(({ name }) => `“${name}”`).join(', ')
  return `${names}. Part of this page did not arrive, so nothing has looked at them. Attach them to your mail yourself.`
}
