import { sizeWords } from '../bytes/byte-size.ts'
import { mailSize } from './eml.ts'
import { Making } from './making.tsx'
import { buildPackage, evidenceSize } from './package.ts'
import { TooLarge } from './too-large.tsx'
import type { WayProps } from './ways.ts'

/** One file with everything, and what is left to do with it. */
export function FileWay({ report, noun, subject, covering, look }: WayProps) {
  const count = report.evidence.length
  const files = count ? ` and your ${count === 1 ? 'file' : `${count} files`}, ${sizeWords(evidenceSize(report))},` : ''
  return (
    <li className="way">
      <h3>Save one file</h3>
      <p>
        The {noun}
        {files} in one file, to attach to an email or to bring.
      </p>
      <TooLarge size={mailSize(report, subject)} />
      <Making
        label="Save the file"
        look={look}
        total={evidenceSize(report)}
        make={(watch) => buildPackage(report, watch)}
        next={(name) => (
          <ol className="next-steps">
            <li>
              <a href={covering}>Write the mail</a> to <span className="address">{report.address}</span>
            </li>
            <li>Attach “{name}” from your Downloads.</li>
            <li>Send it.</li>
          </ol>
        )}
      />
    </li>
  )
}
