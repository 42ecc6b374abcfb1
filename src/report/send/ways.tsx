import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '../../components/copy-text.ts'
import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { getEvidenceSize } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import type { Attempt, ReportView } from '../state/report-state.ts'
import { CopyButton, PressButton } from './press-button.tsx'
import { createReportEmail, getAttachmentName, type ReportEmail } from './report-email.ts'
import { saveReport } from './save-report.ts'
import { emailText, otherWaysText, saveText, shareText } from './send.text.ts'
import { canShare, createShareData, isTouchDevice } from './share.ts'

interface Props extends Pick<ReportView, 'send'> {
  readonly report: Report
  /** Whether this browser has made a file of this report. */
  readonly isSaved: boolean
}

/** Shows the way to send a report that suits this device, and the others folded. */
export function Ways({ report, isSaved, send }: Props) {
  const { reference, evidence } = report
  const email = createReportEmail(report, isSaved)
  const { attachment, isTooLarge } = email
  const isTextAlone = evidence.length === 0 && !attachment
  const [isShared, setIsShared] = useState(() => !isTextAlone && canShare(createShareData(report)))
  const [status, setStatus] = useState('')
  const handOver = (by: Attempt['by'], change: Partial<Attempt> = {}) => {
    const { length: files } = evidence
    const shared = {
      by,
      reference,
      text: renderReportText(report),
      files,
      remainingFiles: files,
      isAddressCopied: false,
    }
    send({ type: 'reportHandedOver', attempt: { ...shared, ...change } })
  }

  const isSharing = useRef(false)
  const share = async () => {
    if (isSharing.current) return
    isSharing.current = true
    setStatus('')
    // First, because `share` ends the permission that comes with a press.
    const copying = copyText(organization.email.reports)
    try {
      await navigator.share(createShareData(report))
      handOver('share', { remainingFiles: 0, isAddressCopied: await copying })
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      setStatus(isCanceled ? shareText.canceled : shareText.failed)
      if (!isCanceled) setIsShared(false)
    }
    isSharing.current = false
  }
  const attached = attachment && isSaved ? getAttachmentName(reference, attachment) : undefined
  const isWhole = attached !== undefined && attachment === 'package'
  // Once the browser has followed the link, which is then removed.
  const handOverByEmail = () =>
    setTimeout(() => handOver('email', { attachment: attached, ...(isWhole && { remainingFiles: 0 }) }))
  const byEmail = (
    <EmailSteps
      report={report}
      email={email}
      isSaved={isSaved}
      isMain={!isShared}
      send={send}
      onPress={handOverByEmail}
    />
  )
  return (
    <>
      <p className="field-status" aria-live="polite">
        {status}
      </p>
      {isShared ? (
        <>
          <button className="button button-primary" type="button" onClick={share}>
            {shareText.button}
          </button>
          <p className="caption">
            {shareText.help} <Address />
            {isTooLarge && ` ${shareText.large(formatBytes(getEvidenceSize(report)))}`}
          </p>
        </>
      ) : (
        byEmail
      )}
      <details className="folded">
        <summary>{otherWaysText.title}</summary>
        <OtherWays report={report} canSave={isTooLarge} onCopied={() => handOver('copy')}>
          {isShared && <li>{byEmail}</li>}
        </OtherWays>
      </details>
    </>
  )
}

interface EmailProps extends Props {
  readonly email: ReportEmail
  readonly isMain: boolean
  readonly onPress: () => void
}

/** Shows a link to an email; before it a button that saves what is to be attached. */
function EmailSteps({ report, email, isSaved, isMain, send, onPress }: EmailProps) {
  const { url, attachment, isTooLarge } = email
  const { reference, evidence } = report
  const link = (
    <>
      <a className={getButtonClass(isMain && (isSaved || !attachment))} href={url} onClick={onPress}>
        {emailText.button}
      </a>
      <p className="caption">
        {isTooLarge && `${emailText.tooLarge(evidence.length, formatBytes(getEvidenceSize(report)))} `}
        {attachment ? emailText.attach : isTooLarge ? emailText.to : emailText.whole} <Address />
      </p>
    </>
  )
  if (!attachment) return link
  return (
    <ol className="send-steps">
      <li>
        <SaveButton
          report={report}
          kind={attachment}
          className={getButtonClass(isMain && !isSaved)}
          onSaved={() => send({ type: 'reportSaved', reference })}
        />
      </li>
      {/* An email without the text would be empty. */}
      {(isSaved || attachment === 'package') && <li>{link}</li>}
    </ol>
  )
}

interface OtherProps {
  readonly report: Report
  readonly canSave: boolean
  readonly onCopied: () => void
  readonly children: ReactNode
}

function OtherWays({ report, canSave, onCopied, children }: OtherProps) {
  const { telephone } = organization
  return (
    <ul>
      {children}
      {canSave && (
        <li>
          <SaveButton report={report} kind="package" />
        </li>
      )}
      <li>
        <CopyButton label={otherWaysText.copy} getText={() => renderReportText(report)} status="" onCopied={onCopied} />
      </li>
      <li>
        <button className="text-button" type="button" onClick={() => window.print()}>
          {otherWaysText.print}
        </button>
        <p className="caption">{otherWaysText.mail}</p>
      </li>
      <li>
        <p>
          {otherWaysText.call} <a href={telephone.uri}>{telephone.text}</a>
        </p>
        <p className="caption">{otherWaysText.hours}</p>
      </li>
    </ul>
  )
}

interface SaveProps {
  readonly report: Report
  readonly kind: 'package' | 'text'
  readonly className?: string
  readonly onSaved?: () => void
}

function SaveButton({ report, kind, className, onSaved }: SaveProps) {
  const save = async () => {
    const { isSaved, message } = await saveReport(report, kind)
    if (isSaved) onSaved?.()
    return message
  }
  const files = kind === 'package' ? report.evidence.length : 0
  return (
    <PressButton label={saveText.button} className={className} onPress={save}>
      <p className="caption">
        {saveText.content(files, formatBytes(getEvidenceSize(report)))}
        {isTouchDevice() && ` ${saveText.inApp}`}
      </p>
    </PressButton>
  )
}

/** Shows the address that reports go to. */
export function Address() {
  return <span className="address">{organization.email.reports}</span>
}

function getButtonClass(isPrimary: boolean): string {
  return isPrimary ? 'button button-primary' : 'button'
}
