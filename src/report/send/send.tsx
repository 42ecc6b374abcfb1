import { useEffect, useMemo, useRef, useState } from 'react'
import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { getEvidenceSize } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import { evidenceText, listNames } from '../evidence/evidence.text.ts'
import { isRejected } from '../evidence/evidence-file.ts'
import { focusElement } from '../form/focus.ts'
import type { HandOver } from '../state/report-state.ts'
import { type ReportView, useReport } from '../state/use-report.ts'
import { Address } from './address.tsx'
import { copyText } from './copy-button.tsx'
import { EmailSteps } from './email-steps.tsx'
import { OtherWays } from './other-ways.tsx'
import { createReportEmail, getAttachmentName } from './report-email.ts'
import { sendText as text } from './send.text.ts'
import { SendQuestion } from './send-question.tsx'
import { canShare, createShareData } from './share.ts'

const headingId = 'send-title'

/** Shows one way to send this report, chosen for this device, and after the press the question whether it was sent. */
export function Send({ store }: ReportView) {
  const report = useReport(store, (state) => state.report)
  const handOver = useReport(store, (state) => state.handOver)
  const isAsking = useReport(store, ({ handOverStatus }) => handOverStatus === 'asked' || handOverStatus === 'sent')
  const missing = useReport(store, (state) => state.files).filter(isRejected)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    // Synchronizes focus with the question, and with what it takes the place of.
    if (wasAsking.current !== isAsking) focusElement(headingId)
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <section className="send screen-only" aria-labelledby={headingId}>
      <h2 id={headingId} key={String(isAsking)} tabIndex={-1}>
        {isAsking ? text.question : text.title}
      </h2>
      {isAsking && handOver ? (
        <SendQuestion handOver={handOver} send={store.send} />
      ) : (
        <>
          {missing.length > 0 && (
            <p className="field-error has-error">{evidenceText.notInReport(listNames(missing))}</p>
          )}
          {report && handOver && handOver.reference !== report.reference && (
            <p className="caption">{text.before(handOver.reference)}</p>
          )}
          {report ? (
            <Ways
              key={report.reference}
              report={report}
              onHandOver={(handOver) => store.send({ type: 'handed over', handOver })}
            />
          ) : (
            <p className="status-message" role="status">
              {text.reading}
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface Props {
  readonly report: Report
  readonly onHandOver: (handOver: HandOver) => void
}

/** Shows the way that suits this device, and the others folded. */
function Ways({ report, onHandOver }: Props) {
  const email = useMemo(() => createReportEmail(report), [report])
  const shareData = useMemo(() => createShareData(report), [report])
  const isTextAlone = report.evidence.length === 0 && !email.attachment
  // Once for a report: a device is asked with all of its files.
  const [isShared, setIsShared] = useState(() => !isTextAlone && canShare(shareData))
  const [status, setStatus] = useState('')
  const handOver = (by: HandOver['by'], instruction: string) =>
    onHandOver({ by, instruction, reference: report.reference, text: renderReportText(report) })

  const isSharing = useRef(false)
  const share = async () => {
    if (isSharing.current) return
    isSharing.current = true
    setStatus('')
    // Before `share`, which ends the browser's permission that comes with a press.
    const copying = copyText(organization.email.reports)
    try {
      await navigator.share(shareData)
      handOver('share', text.share.handedOver(await copying))
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      setStatus(isCanceled ? text.share.canceled : text.share.failed)
      // The next way takes its place.
      if (!isCanceled) setIsShared(false)
    }
    isSharing.current = false
  }
  const { attachment, isTooLarge } = email
  const attached = attachment && getAttachmentName(report.reference, attachment)
  const byEmail = (
    <EmailSteps
      report={report}
      email={email}
      isMain={!isShared}
      // After the browser has followed the link, which is removed then.
      onPress={() => setTimeout(() => handOver('email', text.email.handedOver(attached)))}
    />
  )
  return (
    <>
      <p className="status-message" aria-live="polite">
        {status}
      </p>
      {isShared ? (
        <>
          <button className="button button-primary" type="button" onClick={share}>
            {text.share.button}
          </button>
          <p className="caption">
            {text.share.help} <Address />
            {isTooLarge && ` ${text.share.large(formatBytes(getEvidenceSize(report)))}`}
          </p>
        </>
      ) : (
        byEmail
      )}
      <details className="another-way">
        <summary>{text.another.title}</summary>
        <OtherWays report={report} canSave={isTooLarge} onCopied={() => handOver('copy', text.another.copied)}>
          {isShared && <li>{byEmail}</li>}
        </OtherWays>
      </details>
    </>
  )
}
