import { startTransition, useRef, useState } from 'react'
import { organization } from '../../content/organization.ts'
import { DraftPanel } from '../draft/draft-panel.tsx'
import { draftWaits } from '../draft/draft-waits.ts'
import { useEvidence } from '../evidence/held-evidence.ts'
import { Form } from '../form/form.tsx'
import { useLater } from '../form/later.ts'
import { ReportReview } from '../review/report.review.tsx'
import { reportFields } from './report.fields.ts'
import { useWhen, writeTime } from './report.when.ts'

export function ReportForm() {
  const form = useRef<HTMLFormElement>(null)
  const later = useLater(() => import('./report.later.tsx'))
  const [when, readWhen] = useWhen()
  const held = useEvidence(form, 'documentation', later)
  const [description, setDescription] = useState('')
  const [erasures, setErasures] = useState(0)
  const { parts } = later
  const { evidence, box } = held

  const erase = async () => {
    box?.clear()
    setDescription('')
    // Asked first, because erasing would create the storage that nobody wanted.
    if (await draftWaits('report')) await parts?.eraseDraft('report')
    setErasures(erasures + 1)
  }
  return (
    <Form
      form={form}
      prefix="report"
      fields={reportFields}
      noun="report"
      address={organization.email.reports}
      submit="Prepare report"
      said={{
        'date-time': parts?.readWhen(when, Date.now()).back?.words ?? '',
        documentation: evidence.note,
        description: parts?.personalDataNotice(parts.findPersonalData(description)) ?? '',
      }}
      below={{
        'date-time': parts && <parts.TimeQuestions when={when} />,
        documentation: parts && box && (
          <parts.EvidenceList
            evidence={evidence}
            box={box}
            picker="report-documentation"
            zone={parts.readWhen(when).zone?.name}
            time={when['date-time']}
            onTime={(time) => writeTime(form.current, time)}
          />
        ),
      }}
      onChanged={(element) => {
        later.begin()
        readWhen(element)
        // While it is written, not when it is left: a notice that came on blur moved the button from under the pointer
        // that was pressing it, and the click was lost (seen in Chromium, 2026-11-21).
        startTransition(() => setDescription(String(new FormData(element).get('description') ?? '')))
      }}
      onErased={erase}
      after={
        <DraftPanel key={erasures} onWish={later.begin}>
          {(wish) => parts && box && <parts.DraftKeeper wish={wish} form={form} files={evidence.files} box={box} />}
        </DraftPanel>
      }
      review={(props) => <ReportReview later={later} when={when} held={held} {...props} />}
    />
  )
}
