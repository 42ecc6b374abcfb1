import { type ReactNode, useState } from 'react'
import { mailto } from './mailto.ts'

/** A mail, as far as a link can carry it. */
interface MailText {
  readonly to: string
  readonly subject: string
  readonly text: string
}

interface Props extends MailText {
  /** How many files have to be attached by hand. */
  readonly files: number
  /** The class of its button. */
  readonly look: string
  /** What else there is to do with a mail, folded. */
  readonly children?: ReactNode
}

/** The mail link, beside the address and the text to copy: many people have no mail program that opens. */
export function MailWay({ to, subject, text, files, look, children }: Props) {
  const { url, cut } = mailto({ to, subject, text, remedy: 'Paste the whole text in its place.' })
  const attach = files === 1 ? ' Your file has to be attached by hand.' : ' Your files have to be attached by hand.'
  return (
    <li className="way">
      <h3>Send it by email</h3>
      <p>
        Opens your mail program with everything written out, to <span className="address">{to}</span>.
        {files > 0 && attach}
        {cut &&
          ' Your text is longer than a mail link carries: first press “Copy the text”, then write the mail and paste it in.'}
      </p>
      <p>
        <a className={look} href={url}>
          Write the mail
        </a>
      </p>
      <Copies copies={{ 'Copy the address': to, 'Copy the text': text }} />
      {children}
    </li>
  )
}

/** Buttons that copy. Where the browser does not let the page copy, the text stands there to be copied by hand. */
function Copies({ copies }: { readonly copies: Readonly<Record<string, string>> }) {
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState<string>()
  const copy = async (label: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setRefused(undefined)
      setOutcome(
        label === 'Copy the address' ? 'The address is copied. Paste it where you write.' : 'The text is copied.',
      )
    } catch {
      // Denied by the visitor or the browser, or missing on a page that came by plain HTTP.
      setRefused(text)
      setOutcome('The browser did not allow copying. The text stands selected below: copy it from there.')
    }
  }
  return (
    <>
      <p className="quiet-hands">
        {Object.entries(copies).map(([label, text]) => (
          <button key={label} className="change" type="button" onClick={() => copy(label, text)}>
            {label}
          </button>
        ))}
      </p>
      <p className="outcome" aria-live="polite">
        {outcome}
      </p>
      {refused !== undefined && (
        <textarea
          key={refused}
          className="selected"
          ref={(area) => area?.select()}
          readOnly
          value={refused}
          rows={6}
          aria-label="Text to copy"
        />
      )}
    </>
  )
}
