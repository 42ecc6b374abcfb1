import { useEffect, useMemo, useRef, useState } from 'react'
import { organization } from '../../content/organization.ts'
import type { Evidence } from '../evidence/evidence-box.ts'
import { useInbox } from '../evidence/inbox.ts'
import { Form } from '../form.tsx'
import { useLater } from '../later.ts'
import { tabState } from '../tab-memory.ts'
import type { When } from '../time/when.ts'
import { reportFields } from './report.fields.ts'
import { ReportReview } from './report.review.tsx'

const noEvidence: Evidence = { items: [], reading: 0, refused: [], note: '' }
const whenNames = ['state', 'date-time', 'zone', 'which'] as const

export function ReportForm() {
  const form = useRef<HTMLFormElement>(null)
  const later = useLater(() => import('./report.later.tsx'))
  const { parts } = later
  const [when, setWhen] = useState<When>({ state: '', 'date-time': '', zone: '', which: '' })
  const [evidence, setEvidence] = useState(noEvidence)
  const [inbox, setInbox] = useState<readonly File[]>([])
  const box = useMemo(() => parts?.evidenceBox(setEvidence), [parts])

  useInbox(form, 'documentation', (files) => {
    later.begin()
    setInbox((before) => [...before, ...files])
  })
  useEffect(() => {
    if (!box || inbox.length === 0) return
    box.offer(inbox)
    setInbox([])
  }, [box, inbox])
  useQuestionBeforeLeaving(inbox.length + evidence.items.length > 0)

  return (
    <Form
      form={form}
      prefix="report"
      fields={reportFields}
      noun="report"
      address={organization.email.reports}
      submit="Prepare report"
      said={{ 'date-time': parts?.readWhen(when, Date.now()).back?.words ?? '', documentation: evidence.note }}
      below={{
        'date-time': parts && <parts.TimeQuestions when={when} />,
        documentation: parts && box && (
          <parts.EvidenceList evidence={evidence} box={box} picker="report-documentation" />
        ),
      }}
      onChanged={(element) => {
        later.begin()
        const now = whenOf(element)
        if (whenNames.some((name) => now[name] !== when[name])) setWhen(now)
      }}
      onErased={() => box?.clear()}
      review={(props) => <ReportReview later={later} when={when} evidence={evidence} inbox={inbox} {...props} />}
    />
  )
}

/** A question that is not on the page yet, after a reload, has the answer that the tab remembers. */
function whenOf(form: HTMLFormElement): When {
  const read = (name: string) => {
    const control = form.elements.namedItem(name)
    return control && 'value' in control ? String(control.value) : (tabState().answers?.[name] ?? '')
  }
  const state = read('state')
  return { state, 'date-time': read('date-time'), zone: read(`zone-${state}`), which: read('which') }
}

/** Only while files are held, because the listener alone keeps some browsers from keeping the page for Back. */
function useQuestionBeforeLeaving(held: boolean) {
  useEffect(() => {
    if (!held) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [held])
}
