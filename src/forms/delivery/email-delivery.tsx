import { memo, useMemo } from 'react'
import { formatBytes } from '../bytes/byte-size.ts'
import { getPackageName } from '../documents/create-report.ts'
import type { Report } from '../documents/report.ts'
import { describeRemoval, renderReportTexts } from '../documents/report-text.ts'
import { ChangingText } from '../form/form-view.tsx'
import { CopyButtons, CopyByHand, useCopy } from './copy-buttons.tsx'
import { deliveryText } from './delivery.text.ts'
import { type DeliveryMethodProps, DeliveryStep, DeliverySteps } from './delivery-steps.tsx'
import { describeDeliveryError, useDownload, usePackagePress } from './file-delivery.tsx'
import { buildReportMailtoUrl } from './report-mailto.ts'
import { checkEvidence, createEvidenceFile, getEvidenceSize } from './report-package.ts'

const text = deliveryText.email

/** Many mailboxes refuse more than this, in bytes of email. */
const cautiousEmailBytes = 10 * 2 ** 20

/** From as many files on they are saved as one: nobody presses twenty buttons. */
const manyFiles = 4

/**
 * Saves the files for attaching, then opens an email program: no link carries a file, nor a long text, which is copied
 * before. Many people have no such program, so the address and the text can be copied.
 */
export function EmailDelivery({ report, subject, onHandOver, ...props }: DeliveryMethodProps) {
  const { copy, blockedText } = useCopy()
  const { address, evidence } = report
  const texts = useMemo(() => renderReportTexts(report), [report])
  const { url, isTruncated } = useMemo(
    () => buildReportMailtoUrl({ to: address, subject, texts, truncationNote: text.truncationNote }),
    [address, subject, texts],
  )
  // Base64 (RFC 2045, section 6.8): four characters for three bytes, in lines of 76 with two more at their end.
  const emailBytes = (((getEvidenceSize(report) * 4) / 3) * 78) / 76
  const savePackage = usePackagePress(report, text.savePackage)
  const hasManyFiles = evidence.length >= manyFiles
  const saves = useSavePresses(hasManyFiles ? [] : evidence)
  const separateSaves = <SeparateSaves evidence={evidence} onUse={props.onUse} />
  const savePresses = hasManyFiles ? [{ ...savePackage, below: separateSaves }] : saves
  const attached = hasManyFiles
    ? text.packageOrFiles(`${getPackageName(report)}.zip`, evidence.length)
    : text.files(saves.map(({ name }) => name))
  const attachFirst = hasManyFiles ? text.attachPackage : text.attachFirst
  const copyText = { label: text.copyText, getText: () => texts[0] ?? '', status: text.textCopied }
  const copyFirst = {
    label: text.copyText,
    onPress: () => copy(copyText),
    children: <p className="caption">{text.truncated}</p>,
  }
  const open = () => {
    onHandOver()
    return text.opened
  }
  const copyAddress = { label: text.copyAddress, getText: () => address, status: text.addressCopied }
  return (
    <>
      <DeliverySteps
        {...props}
        lead={
          <>
            {text.lead} <span className="address">{`${address}.`}</span>
            <ChangingText text={evidence.length > 0 ? ` ${attachFirst(evidence.length)}` : undefined} />
            <ChangingText
              text={emailBytes > cautiousEmailBytes ? ` ${text.tooLarge(formatBytes(emailBytes))}` : undefined}
            />
          </>
        }
        presses={[
          ...savePresses,
          ...(isTruncated ? [copyFirst] : []),
          { label: text.button, href: url, onPress: open },
        ]}
        rest={text.rest(attached, isTruncated)}
      />
      <CopyByHand text={blockedText} />
      <p>{text.otherwise}</p>
      <CopyButtons copies={isTruncated ? [copyAddress] : [copyAddress, copyText]} />
    </>
  )
}

/** Returns the presses that save each file, with its name. */
function useSavePresses(evidence: Report['evidence']) {
  const download = useDownload()
  return evidence.map((file) => {
    const name = file.packagePath.replace('evidence/', '')
    const save = async () => {
      await checkEvidence({ evidence: [file] })
      download(createEvidenceFile(file))
      return text.saved(name)
    }
    return {
      name,
      label: text.save(name),
      onPress: () => save().catch((error) => describeDeliveryError(error)),
      children: <EvidenceNote file={file} />,
    }
  })
}

/** Shows the presses that save each file, folded. They are not rendered again at each press of another. */
const SeparateSaves = memo(({ evidence, onUse }: Pick<Report, 'evidence'> & Pick<DeliveryMethodProps, 'onUse'>) => (
  <details>
    <summary>{text.saveSeparately}</summary>
    <ul>
      {useSavePresses(evidence).map((press) => (
        <DeliveryStep key={press.label} press={press} isNext={false} onUse={onUse} />
      ))}
    </ul>
  </details>
))

/** Shows which of the visitor's files it is, and what was removed from it. */
function EvidenceNote({ file }: { readonly file: Report['evidence'][number] }) {
  const { name, content, removed } = file
  return (
    <p className="caption">
      <bdi>{name}</bdi>
      <ChangingText text={`, ${formatBytes(content.size)}. ${describeRemoval(removed) || text.whole}`} />
    </p>
  )
}
