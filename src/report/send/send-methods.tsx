import { useRef, useState } from 'react'
import { copyText } from '../../components/copy-text.ts'
import { organization } from '../../content/organization.ts'
import { getAttachmentName } from '../documents/create-report.ts'
import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatBytes, sumSizes } from '../evidence/byte-size.ts'
import { CopyButton, PressButton } from '../form/press-button.tsx'
import type { ReportView } from '../state/report-state.ts'
import { createAttempt } from './attempt.ts'
import { createReportEmail, type ReportEmail } from './report-email.ts'
import { saveReport } from './save-report.ts'
import { emailText, otherWaysText, saveText, shareText } from './send.text.ts'
import { canShare, createShareData, isPhone } from './share.ts'

interface Props extends Pick<ReportView, 'send'> {
  readonly report: Report
  /** Whether this browser has made a file of this report. */
  readonly isSaved: boolean
}

/** Shows the way to send a report that suits this device, and the others folded. */
export function SendMethods({ report, isSaved, send }: Props) {
  const { telephone } = organization
  const email = createReportEmail(report, isSaved)
  const isTextAlone = report.evidence.length === 0 && !email.attachment
  const [isShareable] = useState(() => !isTextAlone && canShare(createShareData(report)))
  const [shareError, setShareError] = useState<ShareError>()
  const isShared = isShareable && shareError !== 'failed'
  const byEmail = <EmailSteps report={report} email={email} isSaved={isSaved} isMain={!isShared} send={send} />
  return (
    <>
      <p className="field-status" aria-live="polite">
        {shareError && shareText[shareError]}
      </p>
      {isShared ? <Share report={report} isTooLarge={email.isTooLarge} send={send} onError={setShareError} /> : byEmail}
      <details className="folded">
        <summary className="screen-only">{otherWaysText.title}</summary>
        <ul>
          {isShared && <li>{byEmail}</li>}
          {email.isTooLarge && (
            <li>
              <SaveButton report={report} kind="package" />
            </li>
          )}
          <li>
            <CopyButton
              label={otherWaysText.copy}
              getText={() => renderReportText(report)}
              onCopied={() => send({ type: 'reportHandedOver', attempt: createAttempt(report, 'copy') })}
            />
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
      </details>
    </>
  )
}

type ShareError = 'canceled' | 'failed' | undefined

interface ShareProps extends Omit<Props, 'isSaved'> {
  readonly isTooLarge: boolean
  readonly onError: (error: ShareError) => void
}

/** Shows a button that opens the share sheet, and the address to paste there. */
function Share({ report, isTooLarge, send, onError }: ShareProps) {
  const isOpen = useRef(false)
  const share = async () => {
    // The sheet may be open for minutes.
    if (isOpen.current) return
    isOpen.current = true
    onError(undefined)
    // First, because `share` ends the permission that comes with a press.
    const copying = copyText(organization.email.reports)
    try {
      await navigator.share(createShareData(report))
      const attempt = createAttempt(report, 'share', { hasFiles: true, isAddressCopied: await copying })
      send({ type: 'reportHandedOver', attempt })
    } catch (error) {
      onError(error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'failed')
    }
    isOpen.current = false
  }
  return (
    <>
      <button className="button button-primary" type="button" onClick={share}>
        {shareText.button}
      </button>
      <p className="caption">
        {shareText.help} <Address />
        {isTooLarge && ` ${shareText.large(formatBytes(sumSizes(report.evidence)))}`}
      </p>
    </>
  )
}

interface EmailProps extends Props {
  readonly email: ReportEmail
  readonly isMain: boolean
}

/** Shows a link to an email; before it a button that saves what is to be attached. */
function EmailSteps({ report, email, isSaved, isMain, send }: EmailProps) {
  const { url, attachment, isTooLarge } = email
  const { reference, evidence } = report
  const handOver = () => {
    const attached = isSaved ? attachment : undefined
    const attempt = createAttempt(report, 'email', {
      attachment: attached && getAttachmentName(reference, attached),
      hasFiles: attached === 'package' || evidence.length === 0,
    })
    send({ type: 'reportHandedOver', attempt })
  }
  // The link is removed once the browser has followed it.
  const handleClick = () => setTimeout(handOver)
  const link = (
    <>
      <a className={getButtonClass(isMain && (isSaved || !attachment))} href={url} onClick={handleClick}>
        {emailText.button}
      </a>
      <p className="caption">
        {isTooLarge && `${emailText.tooLarge(evidence.length, formatBytes(sumSizes(report.evidence)))} `}
        {attachment ? emailText.attach : !isTooLarge && emailText.whole} <br />
        {emailText.to} <Address />
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
        {saveText.content(files, formatBytes(sumSizes(report.evidence)))}
        {isPhone() && ` ${saveText.inApp}`}
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
