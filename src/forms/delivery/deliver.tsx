import { Fragment, type ReactNode } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { Report } from '../finished/report.ts'
import { reportText } from '../finished/report-text.ts'
import type { FormDefinition } from '../form/definition.ts'
import { buildMail, cautiousMailSize, mailSize } from './eml.ts'
import { MailWay } from './mail-way.tsx'
import { mailto } from './mailto.ts'
import { Making } from './making.tsx'
import { buildPackage, evidenceSize } from './package.ts'
import { PrintWay, postalAddress } from './print-way.tsx'
import { shareFiles } from './share-files.ts'
import { ShareWay } from './share-way.tsx'
import { subjectOf } from './subject.ts'
import { WaySection } from './way-section.tsx'
import { type Way, waysToDeliver } from './ways.ts'

interface Props {
  readonly definition: FormDefinition
  readonly report: Report
}

export { composeReport as finish } from '../finished/report.ts'

/** What one way has to know, and whether it is the one that gets furthest. */
interface WayProps extends Props {
  readonly subject: string
  readonly solid: boolean
}

/** How each way looks. A new one is its file, a line here and its place in `waysToDeliver`. */
const looks: Readonly<Record<Way, (props: WayProps) => ReactNode>> = {
  email: (props) => <EmailWay {...props} />,
  file: (props) => <FileWay {...props} />,
  share: (props) => <ShareWay {...props} />,
  print: () => <PrintWay />,
}

/** The ways to deliver a finished report, in the order of this report and this device. */
export function Deliver({ definition, report }: Props) {
  const ways = waysToDeliver({
    files: report.evidence.length,
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    canShare: navigator.canShare?.({ files: shareFiles(report) }) ?? false,
  })
  const subject = subjectOf(definition, report.answers, report.reference)
  return ways.map((way, index) => (
    <Fragment key={way}>{looks[way]({ definition, report, subject, solid: index === 0 })}</Fragment>
  ))
}

function EmailWay({ definition, report, subject, solid }: WayProps) {
  const files = report.evidence.length
  const attached = files ? ` and ${files === 1 ? 'your file' : 'your files'} attached` : ''
  return (
    <MailWay to={definition.address} subject={subject} text={reportText(report)} files={files} solid={solid}>
      <details>
        <summary>Save it as a mail draft instead</summary>
        <p>
          For Outlook and Thunderbird: a mail with everything written out{attached},{' '}
          {sizeWords(mailSize(report, subject))}.
        </p>
        <TooLarge size={mailSize(report, subject)} />
        <Making
          label="Save the mail draft"
          solid={false}
          total={evidenceSize(report)}
          make={(watch) => buildMail(report, subject, watch)}
          next={(name) => (
            <ol className="next-steps">
              <li>Open “{name}” from your Downloads. Your mail program shows the mail.</li>
              <li>Send it.</li>
            </ol>
          )}
        />
      </details>
    </MailWay>
  )
}

function FileWay({ definition, report, subject, solid }: WayProps) {
  const count = report.evidence.length
  const size = sizeWords(evidenceSize(report))
  const files = count ? ` and your ${count === 1 ? 'file' : `${count} files`}, ${size},` : ''
  const mail = `Attached: my ${definition.noun}, reference ${report.reference}.`
  const { url } = mailto({ to: definition.address, subject, text: mail, remedy: '' })
  return (
    <WaySection
      title="Save one file"
      words={`The ${definition.noun}${files} in one file, to attach to an email or to bring.`}
    >
      <TooLarge size={mailSize(report, subject)} />
      <Making
        label="Save the file"
        solid={solid}
        total={evidenceSize(report)}
        make={(watch) => buildPackage(report, watch)}
        next={(name) => (
          <ol className="next-steps">
            <li>
              <a href={url}>Write the mail</a> to <span className="address">{definition.address}</span>
            </li>
            <li>Attach “{name}” from your Downloads.</li>
            <li>Send it.</li>
          </ol>
        )}
      />
    </WaySection>
  )
}

/** Said alike of the file and of the mail draft, for both go by mail. */
function TooLarge({ size }: { readonly size: number }) {
  if (size <= cautiousMailSize) return null
  return (
    <p className="notice">
      Many mailboxes refuse a mail above 10 MB, and this one would be {sizeWords(size)}. Leave out the largest file and
      say so in the mail, or bring it on a USB drive to {postalAddress}.
    </p>
  )
}
