import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef } from 'react'
import { MailWay, PrintWay } from '../delivery/plain-ways.tsx'
import type { Exhibit, ReportAnswer } from '../finished/report.ts'
import type { ReviewProps } from '../form/form.tsx'
import type { Later } from '../form/later.ts'
import { StartAgain } from './start-again.tsx'

/** The part of the later code that every form's review needs. */
type DeliveryParts = typeof import('../delivery/deliver.tsx')

interface Props extends ReviewProps {
  readonly form: 'report' | 'contact'
  /** What has been written: "report" or "message". */
  readonly noun: string
  /** Where the visitor may send it. */
  readonly address: string
  readonly answers: readonly ReportAnswer[]
  /** The files as they will be delivered; undefined until all of them have been read. */
  readonly exhibits: readonly Exhibit[] | undefined
  /** How far the reading is, from 0 to 1. */
  readonly read?: number | undefined
  readonly later: Later<DeliveryParts>
  /** Said under the answers, gently. */
  readonly notice?: string | undefined
  /** One more row after the answers. */
  readonly children?: ReactNode
}

/** Everything the visitor wrote, to be checked, then the ways to deliver it. It says plainly that nothing has been sent. */
export function Review({
  form,
  noun,
  address,
  answers,
  exhibits,
  read,
  later,
  change,
  restart,
  notice,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { parts, coming } = later
  const report = useMemo(
    () => exhibits && parts?.finish({ form, answers, evidence: exhibits }),
    [parts, form, answers, exhibits],
  )
  const waiting = coming || (parts && !report)
  return (
    <div className="review">
      <CaseSheetHead title={form === 'report' ? 'Anomaly report' : 'Message'} reference={report?.reference} />
      <section aria-labelledby="review-title">
        <h2 id="review-title" tabIndex={-1} ref={heading}>
          Check your {noun}
        </h2>
        <dl className="answers">
          {answers.map(({ name, label, shown }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown || <i>left blank</i>}</dd>
              <dd className="answer-change">
                <ChangeButton label={label} onClick={() => change(name)} />
              </dd>
            </div>
          ))}
          {children}
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
        <p className="outcome" role="status">
          {waiting && 'Reading your files.'}
        </p>
        {waiting && <progress aria-label="Reading your files" value={read} />}
        <ul className="ways">
          {parts && report ? (
            <parts.Deliver report={report} />
          ) : (
            !waiting && <PlainWays noun={noun} address={address} answers={answers} />
          )}
        </ul>
        <StartAgain noun={noun} onErase={restart} />
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
export function ChangeButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className="change" type="button" onClick={onClick}>
      Change<span className="visually-hidden"> {label.toLowerCase()}</span>
    </button>
  )
}

/** What the page can do when the later code was never asked for, or did not arrive. */
function PlainWays({ noun, address, answers }: Pick<Props, 'noun' | 'address' | 'answers'>) {
  const text = answers
    .map(({ label, shown }) => `${label}\n  ${shown.replaceAll('\n', '\n  ') || 'left blank'}\n`)
    .join('\n')
  return (
    <>
      <MailWay to={address} subject={`Your ${noun}`} text={text} files={0} solid />
      <PrintWay />
    </>
  )
}
