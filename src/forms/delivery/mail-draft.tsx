import { sizeWords } from '../bytes/byte-size.ts'
import { buildMail, mailSize } from './eml.ts'
import { Making } from './making.tsx'
import { evidenceSize } from './package.ts'
import { TooLarge } from './too-large.tsx'
import type { WayProps } from './ways.ts'

/** A mail with the files attached, as a file for programs that open such files: a fold of sending by email. */
export function MailDraft({ report, subject }: Pick<WayProps, 'report' | 'subject'>) {
  const files = report.evidence.length
  const attached = files ? ` and ${files === 1 ? 'your file' : 'your files'} attached` : ''
  const size = mailSize(report, subject)
  return (
    <details>
      <summary>Save it as a mail draft instead</summary>
      <p>
        For Outlook and Thunderbird: a mail with everything written out{attached}, {sizeWords(size)}.
      </p>
      <TooLarge size={size} />
      <Making
        label="Save the mail draft"
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
  )
}
