import { type ReactNode, useMemo, useRef, useState } from 'react'
import { copyText } from '../../components/copy-text.ts'
import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { getEvidenceSize } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatBytes } from '../evidence/byte-size.ts'
import type { Attempt } from '../state/report-state.ts'
import { CopyButton, PressButton } from './press-button.tsx'
import { createReportEmail, getAttachmentName, type ReportEmail } from './report-email.ts'
import { saveReport } from './save-report.ts'
import { sendText as text } from './send.text.ts'
import { canShare, createShareData, isTouchDevice } from './share.ts'

interface ReportProps {
  readonly report: Report
}

interface SaveProps extends ReportProps {
  /** Whether this browser has made a file of this report. */
  readonly isSaved: boolean
  readonly onSave: () => void
}

interface Props extends SaveProps {
  readonly onHandOver: (attempt: Attempt) => void
}

/** Shows the way to send a report that suits this device, and the others folded. */
export function Ways({ report, isSaved, onSave, onHandOver }: Props) {
  const email = useMemo(() => createReportEmail(report, isSaved), [report, isSaved])
  const shareData = useMemo(() => createShareData(report), [report])
  const { attachment, isTooLarge } = email
  const isTextAlone = report.evidence.length === 0 && !attachment
  const [isShared, setIsShared] = useState(() => !isTextAlone && canShare(shareData))
  const [status, setStatus] = useState('')
  const handOver = (by: Attempt['by'], change: Partial<Attempt> = {}) => {
    const { reference, evidence } = report
    const shared = { by, reference, text: renderReportText(report), files: evidence.length }
    onHandOver({ ...shared, remainingFiles: evidence.length, isAddressCopied: false, ...change })
  }

  const isSharing = useRef(false)
  const share = async () => {
    if (isSharing.current) return
    isSharing.current = true
    setStatus('')
    // First, because `share` ends the permission that comes with a press.
    const copying = copyText(organization.email.reports)
    try {
      await navigator.share(shareData)
      handOver('share', { remainingFiles: 0, isAddressCopied: await copying })
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      setStatus(isCanceled ? text.share.canceled : text.share.failed)
      if (!isCanceled) setIsShared(false)
    }
    isSharing.current = false
  }
  const attached = attachment && isSaved ? getAttachmentName(report.reference, attachment) : undefined
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
      onSave={onSave}
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
      <details className="folded">
        <summary>{text.another.title}</summary>
        <OtherWays report={report} canSave={isTooLarge} onCopied={() => handOver('copy')}>
          {isShared && <li>{byEmail}</li>}
        </OtherWays>
      </details>
    </>
  )
}

interface EmailProps extends SaveProps {
  readonly email: ReportEmail
  readonly isMain: boolean
  readonly onPress: () => void
}

/** Shows a link to an email; before it a button that saves what is to be attached. */
function EmailSteps({ report, email, isSaved, isMain, onSave, onPress }: EmailProps) {
  const { url, attachment, isTooLarge } = email
  const { length: files } = report.evidence
  const link = (
    <>
      <a className={getButtonClass(isMain && (isSaved || !attachment))} href={url} onClick={onPress}>
        {text.email.button}
      </a>
      <p className="caption">
        {isTooLarge && `${text.email.tooLarge(files, formatBytes(getEvidenceSize(report)))} `}
        {attachment ? text.email.attach : isTooLarge ? text.email.to : text.email.whole} <Address />
      </p>
    </>
  )
  if (!attachment) return link
  const save = async () => {
    const { isSaved, message } = await saveReport(report, attachment)
    if (isSaved) onSave()
    return message
  }
  return (
    <ol className="send-steps">
      <li>
        <PressButton label={text.save.button} className={getButtonClass(isMain && !isSaved)} onPress={save}>
          <SaveNote report={report} hasFiles={attachment === 'package'} />
        </PressButton>
      </li>
      {/* An email without the text would be empty. */}
      {(isSaved || attachment === 'package') && <li>{link}</li>}
    </ol>
  )
}

interface OtherProps extends ReportProps {
  readonly canSave: boolean
  readonly onCopied: () => void
  readonly children: ReactNode
}

function OtherWays({ report, canSave, onCopied, children }: OtherProps) {
  const { telephone } = organization
  const { copy, print, mail, call, hours } = text.another
  const save = async () => (await saveReport(report, 'package')).message
  return (
    <ul>
      {children}
      {canSave && (
        <li>
          <PressButton label={text.save.button} onPress={save}>
            <SaveNote report={report} hasFiles />
          </PressButton>
        </li>
      )}
      <li>
        <CopyButton label={copy} getText={() => renderReportText(report)} status="" onCopied={onCopied} />
      </li>
      <li>
        <button className="text-button" type="button" onClick={() => window.print()}>
          {print}
        </button>
        <p className="caption">{mail}</p>
      </li>
      <li>
        <p>
          {call} <a href={telephone.uri}>{telephone.text}</a>
        </p>
        <p className="caption">{hours}</p>
      </li>
    </ul>
  )
}

function SaveNote({ report, hasFiles }: ReportProps & { readonly hasFiles: boolean }) {
  const files = hasFiles ? report.evidence.length : 0
  return (
    <p className="caption">
      {text.save.content(files, formatBytes(getEvidenceSize(report)))}
      {isTouchDevice() && ` ${text.save.inApp}`}
    </p>
  )
}

/** Shows the address that reports go to. */
export function Address() {
  return <span className="address">{organization.email.reports}</span>
}

function getButtonClass(isPrimary: boolean): string {
  return isPrimary ? 'button button-primary' : 'button'
}
