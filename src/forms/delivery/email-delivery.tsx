import { formatBytes } from '../bytes/byte-size.ts'
import type { Report } from '../documents/report.ts'
import { describeRemoval, renderReportText } from '../documents/report-text.ts'
import { ChangingText } from '../form/changing-text.tsx'
import { CopyButtons, CopyByHand, useCopy } from './copy-buttons.tsx'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliverySteps } from './delivery-steps.tsx'
import { buildMailtoUrl } from './mailto.ts'
import { createEvidenceFiles, getEvidenceSize } from './report-package.ts'
import { useDownload } from './use-download.ts'

const text = deliveryText.email

/** Many mailboxes refuse more than this, in bytes of email. */
const cautiousEmailBytes = 10 * 2 ** 20

/**
 * Saves each file for attaching, then opens an email program: no link carries a file, nor a long text, which is copied
 * before. Many people have no such program, so the address and the text can be copied.
 */
export function EmailDelivery({ report, subject, ...props }: DeliveryMethodProps) {
  const { address } = report
  const download = useDownload()
  const { copy, blockedText } = useCopy()
  const files = createEvidenceFiles(report)
  const body = renderReportText(report)
  const { url, isTruncated } = buildMailtoUrl({ to: address, subject, text: body, truncationNote: text.truncationNote })
  // Base64 (RFC 2045, section 6.8): four characters for three bytes, in lines of 76 with two more at their end.
  const emailBytes = (((getEvidenceSize(report) * 4) / 3) * 78) / 76
  const saves = files.map((file, index) => ({
    label: text.save(file.name),
    onPress() {
      download(file)
      return text.saved(file.name)
    },
    children: <EvidenceNote file={report.evidence[index]} />,
  }))
  const copyText = { label: text.copyText, getText: () => body, status: text.textCopied }
  const copyFirst = {
    label: text.copyText,
    onPress: () => copy(copyText),
    children: <p className="caption">{text.truncated}</p>,
  }
  const copyAddress = { label: text.copyAddress, getText: () => address, status: text.addressCopied }
  return (
    <>
      <DeliverySteps
        {...props}
        lead={
          <>
            {text.lead} <span className="address">{`${address}.`}</span>
            <ChangingText text={files.length > 0 ? ` ${text.attachFirst(files.length)}` : undefined} />
            <ChangingText
              text={emailBytes > cautiousEmailBytes ? ` ${text.tooLarge(formatBytes(emailBytes))}` : undefined}
            />
          </>
        }
        presses={[
          ...saves,
          ...(isTruncated ? [copyFirst] : []),
          { label: text.button, href: url, onPress: () => text.opened },
        ]}
        rest={text.rest(
          files.map(({ name }) => name),
          isTruncated,
        )}
      />
      <CopyByHand text={blockedText} />
      <p>{text.otherwise}</p>
      <CopyButtons copies={isTruncated ? [copyAddress] : [copyAddress, copyText]} />
    </>
  )
}

/** Shows which of the visitor's files it is, and what was removed from it. */
function EvidenceNote({ file }: { readonly file: Report['evidence'][number] | undefined }) {
  if (!file) return null
  const { name, content, removed } = file
  return (
    <p className="caption">
      <bdi>{name}</bdi>
      <ChangingText text={`, ${formatBytes(content.size)}. ${describeRemoval(removed) || text.whole}`} />
    </p>
  )
}
