import { Fragment, type ReactNode, useMemo } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { Report } from '../finished/report.ts'
import { addressOf, reportText } from '../finished/report-text.ts'
import { buildMail, cautiousMailSize, mailSize } from './eml.ts'
import { Making } from './making.tsx'
import { buildPackage, evidenceSize } from './package.ts'
import { MailWay, PrintWay } from './plain-ways.tsx'
import { shareFiles } from './share-files.ts'
import { ShareWay } from './share-way.tsx'
import { WaySection } from './way-section.tsx'
import { type Way, waysToDeliver } from './ways.ts'

export { composeReport as finish } from '../finished/report.ts'

/** How each way looks; the first of the list is `solid`. A new way is added here and to `waysToDeliver`. */
const looks: Readonly<Record<Way, (report: Report, solid: boolean) => ReactNode>> = {
  share: (report, solid) => <ShareWay report={report} solid={solid} />,
  package: (report, solid) => (
    <WaySection title="Package" words={packageWords(report)}>
      <Making
        label="Save the package"
        solid={solid}
        total={evidenceSize(report)}
        make={(watch) => buildPackage(report, watch)}
      />
    </WaySection>
  ),
  mail: (report) => (
    <MailWay
      to={addressOf(report)}
      subject={`${report.title} ${report.reference}`}
      text={reportText(report)}
      files={report.evidence.length}
    />
  ),
  draft: (report) => (
    <WaySection title="Mail draft" words={draftWords(report)}>
      <Making
        label="Save the mail draft"
        solid={false}
        total={evidenceSize(report)}
        make={(watch) => buildMail(report, watch)}
      />
    </WaySection>
  ),
  print: () => <PrintWay />,
}

function packageWords(report: Report): string {
  const size = evidenceSize(report)
  const files = size ? `, your files (${sizeWords(size)})` : ''
  return `One ZIP file: the report to read and to print${files}, and checksums that show whether anything was changed. Attach it to a mail to ${addressOf(report)}, or bring it on a drive.`
}

function draftWords(report: Report): string {
  const size = mailSize(report)
  const attached = report.evidence.length ? ' with your files attached' : ''
  const warning =
    size > cautiousMailSize ? ' Many mailboxes refuse a mail above 10 MB: save the package and bring it instead.' : ''
  return `For Outlook or Thunderbird: a mail${attached}, ready to send, ${sizeWords(size)} as mail.${warning}`
}

/** The ways to deliver a finished report, in the order of this device. */
export function Deliver({ report }: { readonly report: Report }) {
  const ways = useMemo(() => {
    const canShare = navigator.canShare?.({ files: shareFiles(report) }) ?? false
    return waysToDeliver({ coarsePointer: matchMedia('(pointer: coarse)').matches, canShare })
  }, [report])
  return ways.map((way, index) => <Fragment key={way}>{looks[way](report, index === 0)}</Fragment>)
}
