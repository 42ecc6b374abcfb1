import { type ComponentType, useMemo } from 'react'
import { organization, postalAddress } from '../../content/organization.ts'
import type { finishing } from '../delivery/finishing.ts'
import { WaysList } from '../delivery/ways-list.tsx'
import type { Exhibit, ReportAnswer } from '../finished/report.ts'
import { bringIntoView, reviewTitle } from '../form/bring-into-view.ts'
import type { FormParts } from '../form/control.tsx'
import { type FormDefinition, fileField } from '../form/definition.ts'
import { type Answer, answersTo } from '../form/field.ts'
import type { Answers, FilesState } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { useParts, useStore } from '../form/use-store.ts'
import { AnswerRow, ChangeButton } from './answer-row.tsx'
import { StartAgain } from './start-again.tsx'

/** The part of the later code that every form's review needs. */
export interface ReviewParts extends FormParts {
  readonly finishing: typeof finishing
  /** The answers with what can be said of them now: the time, with its zone and UTC. */
  readonly readAnswers: (answers: readonly Answer[], written: Answers) => readonly ReportAnswer[]
  /** The files as they will be delivered; undefined until all of them have been read. */
  readonly exhibitsOf: (files: FilesState) => readonly Exhibit[] | undefined
  /** How far the reading is, from 0 to 1. */
  readonly readShare: (files: FilesState) => number
  readonly FilesToCheck: ComponentType<{ readonly store: FormStore }>
}

const deliverTitle = 'deliver-title'

export interface ReviewProps {
  readonly store: FormStore<ReviewParts>
  readonly definition: FormDefinition
}

/** Everything the visitor wrote, to be checked, then the ways to deliver it. It says first that nothing has been sent. */
export function Review({ store, definition }: ReviewProps) {
  const { id: form, noun, title, address, fields } = definition
  const written = useStore(store, (state) => state.answers)
  const files = useStore(store, (state) => state.files)
  const later = useStore(store, (state) => state.later)
  const parts = useParts(store)
  const answers = useMemo(() => {
    const plain = answersTo(fields, written)
    return parts?.readAnswers(plain, written) ?? plain
  }, [parts, fields, written])
  const exhibits = useMemo(() => parts?.exhibitsOf(files), [parts, files])
  const report = useMemo(
    () => exhibits && parts?.finishing.composeReport({ form, title, address, answers, evidence: exhibits }),
    [parts, form, title, address, answers, exhibits],
  )
  const reading = parts !== undefined && !report
  const coming = later.is === 'coming' && later.patient
  const waiting = reading ? 'Reading your files.' : coming ? 'The rest of this page is on its way.' : ''
  const picker = fields.find(({ name }) => name === fileField(definition))
  return (
    <div className="review">
      <SheetHead title={title} reference={report?.reference} />
      <header className="review-head">
        <h1 id={reviewTitle} tabIndex={-1}>
          Check your {noun}
        </h1>
        <p className="opening">
          Nothing has been sent. Your {noun} is here, on this device. Read it once, then choose how it gets to us.
        </p>
        <p>
          <a
            className="button button-solid"
            href={`#${deliverTitle}`}
            onClick={(event) => bringIntoView(deliverTitle) && event.preventDefault()}
          >
            Deliver it
          </a>
        </p>
      </header>
      <section className="check" aria-labelledby={reviewTitle}>
        <dl className="answers">
          {answers.map(({ name, label, shown }) => {
            const { Note } = parts?.fields?.[name] ?? {}
            return (
              <AnswerRow key={name} label={label} shown={shown} onChange={() => store.change(name)}>
                {Note && <Note store={store} />}
              </AnswerRow>
            )
          })}
          {picker && (
            <div>
              <dt>{picker.label}</dt>
              <dd className="answer-wide">
                {parts ? <parts.FilesToCheck store={store} /> : <Unseen files={files} />}
                <ChangeButton label={picker.label} onClick={() => store.change(picker.name)} />
              </dd>
            </div>
          )}
        </dl>
        <p className="sheet sheet-office">
          <span>Received on</span>
          <span>By</span>
          <span>Filed under</span>
        </p>
      </section>
      <section className="deliver" aria-labelledby={deliverTitle}>
        <h2 id={deliverTitle} tabIndex={-1}>
          Deliver it
        </h2>
        <p className="outcome" aria-live="polite">
          {waiting}
        </p>
        {waiting && (
          <progress aria-label={waiting.replace('.', '')} value={reading ? parts.readShare(files) : undefined} />
        )}
        {!waiting && (
          <WaysList
            key={report?.reference}
            definition={definition}
            answers={report?.answers ?? answers}
            files={report?.evidence.length ?? files.waiting.length}
            finished={parts && report && { ...parts.finishing, report }}
          />
        )}
        {report && (
          <p className="reference">
            Reference <b>{report.reference}</b>. It identifies this copy; it is not a receipt.
          </p>
        )}
        <StartAgain noun={noun} files={fileField(definition) !== undefined} onErase={store.erase} />
      </section>
    </div>
  )
}

/** What stands above the answers on paper, in place of what only a screen can do. */
function SheetHead({ title, reference }: { readonly title: string; readonly reference: string | undefined }) {
  return (
    <div className="sheet">
      <p className="sheet-title">{title}</p>
      <p>{reference}</p>
      <p>
        Prepared on the writer’s own device. {reference && 'The reference identifies this copy; it is not a receipt.'}{' '}
        To {organization.name}, {postalAddress}.
      </p>
    </div>
  )
}

/** What nobody has looked at, because the code for it is not here. */
function Unseen({ files: { waiting } }: { readonly files: FilesState }) {
  if (waiting.length === 0) return <i>none</i>
  const names = waiting.map(({ file }) => `“${file.name}”`).join(', ')
  return `${names}. Part of this page has not loaded, so your files were not checked. Attach them to your mail by hand.`
}
