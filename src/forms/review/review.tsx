import { type ComponentType, useMemo } from 'react'
import { MailWay, PrintWay } from '../delivery/plain-ways.tsx'
import type { Exhibit, ReportAnswer } from '../finished/report.ts'
import { type FormDefinition, fileField } from '../form/definition.ts'
import { type Answer, answersTo } from '../form/field.ts'
import type { StoreParts } from '../form/ports.ts'
import { type Answers, type FilesState, type Item, isTicked } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { useParts, useStore } from '../form/use-store.ts'
import { StartAgain } from './start-again.tsx'

/** The part of the later code that every form's review needs. */
export interface ReviewParts extends Pick<typeof import('../delivery/deliver.tsx'), 'Deliver' | 'finish'> {
  readonly readAnswers: (definition: FormDefinition, answers: Answers) => readonly ReportAnswer[]
  /** Said under the answers, gently. */
  readonly noticeOf: (answers: Answers) => string
  /** The files as they will be delivered; undefined until all of them have been read. */
  readonly exhibitsOf: (files: FilesState) => readonly Exhibit[] | undefined
  /** How far the reading is, from 0 to 1. */
  readonly readShare: (files: FilesState) => number
  readonly EvidenceSummary: ComponentType<{ readonly items: readonly Item[] }>
}

/** The id of the review's heading. */
export const reviewTitle = 'review-title'

interface Props<Parts extends StoreParts & ReviewParts> {
  readonly store: FormStore<Parts>
  readonly definition: FormDefinition
}

/** Everything the visitor wrote, to be checked, then the ways to deliver it. It says plainly that nothing has been sent. */
export function Review<Parts extends StoreParts & ReviewParts>({ store, definition }: Props<Parts>) {
  const { id: form, noun, title, fields } = definition
  const written = useStore(store, (state) => state.answers)
  const files = useStore(store, (state) => state.files)
  const later = useStore(store, (state) => state.later)
  const kept = isTicked(useStore(store, (state) => state.draft))
  const parts = useParts(store)
  const answers = useMemo(
    () => parts?.readAnswers(definition, written) ?? answersTo(fields, written),
    [parts, definition, fields, written],
  )
  const notice = useMemo(() => parts?.noticeOf(written), [parts, written])
  const exhibits = useMemo(() => parts?.exhibitsOf(files), [parts, files])
  const report = useMemo(
    () => exhibits && parts?.finish({ form, answers, evidence: exhibits }),
    [parts, form, answers, exhibits],
  )
  const reading = parts !== undefined && !report
  const coming = later.is === 'coming' && later.patient
  const waiting = reading ? 'Reading your files.' : coming ? 'The rest of this page is on its way.' : ''
  const picker = fields.find(({ name }) => name === fileField(definition))
  return (
    <div className="review">
      <CaseSheetHead title={title} reference={report?.reference} />
      <section aria-labelledby={reviewTitle}>
        <h2 id={reviewTitle} tabIndex={-1}>
          Check your {noun}
        </h2>
        <dl className="answers">
          {answers.map(({ name, label, shown }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown || <i>left blank</i>}</dd>
              <dd className="answer-change">
                <ChangeButton label={label} onClick={() => store.change(name)} />
              </dd>
            </div>
          ))}
          {picker && (
            <div>
              <dt>{picker.label}</dt>
              <dd>
                {parts && <parts.EvidenceSummary items={files.items} />}
                {!parts && (files.waiting.length > 0 ? unseen(files) : <i>none</i>)}
              </dd>
              <dd className="answer-change">
                <ChangeButton label={picker.label} onClick={() => store.change(picker.name)} />
              </dd>
            </div>
          )}
        </dl>
        {notice && <p className="notice">{notice}</p>}
        <p className="sheet sheet-office">
          <span>Received on</span>
          <span>By</span>
          <span>Filed under</span>
        </p>
      </section>
      <section className="deliver" aria-labelledby="deliver-title">
        <h2 id="deliver-title">Deliver it</h2>
        <p className="opening">
          <strong>Nothing has been sent.</strong> Your {noun} is here, on this device. To deliver it, choose one.
        </p>
        {report && (
          <p className="reference">
            Reference <b>{report.reference}</b>. It identifies this copy; it is not a receipt.
          </p>
        )}
        <p className="outcome" aria-live="polite">
          {waiting}
        </p>
        {waiting && (
          <progress aria-label={waiting.replace('.', '')} value={reading ? parts.readShare(files) : undefined} />
        )}
        <ul className="ways">
          {parts && report ? (
            <parts.Deliver report={report} />
          ) : (
            !waiting && <PlainWays definition={definition} answers={answers} />
          )}
        </ul>
        <StartAgain noun={noun} kept={kept} onErase={store.erase} />
      </section>
    </div>
  )
}

/** What stands above the answers on paper, in place of what only a screen can do. */
function CaseSheetHead({ title, reference }: { readonly title: string; readonly reference: string | undefined }) {
  return (
    <div className="sheet">
      <p className="sheet-title">{title}</p>
      <p>{reference}</p>
      <p>
        Prepared on the reporter’s own device. {reference && 'The reference identifies this copy; it is not a receipt.'}
      </p>
    </div>
  )
}

/** The way back to one answer. */
function ChangeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="change" type="button" onClick={onClick}>
      Change<span className="visually-hidden"> {label.toLowerCase()}</span>
    </button>
  )
}

/** What nobody has looked at, because the code for it is not here. */
function unseen({ waiting }: FilesState): string {
  const names = waiting.map(({ file }) => `“${file.name}”`).join(', ')
  return `${names}. Part of this page did not arrive, so nothing has looked at them. Attach them to your mail yourself.`
}

interface PlainProps {
  readonly definition: FormDefinition
  readonly answers: readonly Answer[]
}

/** What the page can do without the later code: it was never asked for, or does not arrive. */
function PlainWays({ definition: { address, title }, answers }: PlainProps) {
  const text = answers
    .map(({ label, shown }) => `${label}\n  ${shown.replaceAll('\n', '\n  ') || 'left blank'}\n`)
    .join('\n')
  return (
    <>
      <MailWay to={address} subject={title} text={text} files={0} solid />
      <PrintWay />
    </>
  )
}
