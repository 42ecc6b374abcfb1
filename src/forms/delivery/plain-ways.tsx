import { useEffect, useRef, useState } from 'react'
import { mailto } from './mailto.ts'
import { WaySection } from './way-section.tsx'

interface MailProps {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly files: number
  readonly solid?: boolean
}

/** A mail link with the text, beside the address and the text to copy: many people have no mail program that opens. */
export function MailWay({ to, subject, text, files, solid = false }: MailProps) {
  const remedy = 'Paste the whole text in its place.'
  const { url, cut } = mailto({ to, subject, text, remedy })
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState<string>()
  const copy = async (what: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(copied)
      setRefused(undefined)
      setOutcome(`${what} is on the clipboard.`)
    } catch {
      // Denied by the visitor or the browser, or missing on a page that came by plain HTTP.
      setRefused(copied)
      setOutcome('The browser did not allow copying. The text is selected below; copy it from there.')
    }
  }
  return (
    <WaySection
      title="E-mail"
      words={
        <>
          Opens your mail program with the text, addressed to <b>{to}</b>.
          {files > 0 && ' A mail link carries no files. Attach them yourself.'}
          {cut && ' Your text is longer than a mail link carries: it is cut there. Copy the text and paste it instead.'}
        </>
      }
    >
      <p className="buttons">
        <a className={solid ? 'button button-solid' : 'button'} href={url}>
          Write the mail
        </a>
        <button className="button" type="button" onClick={() => copy('The address', to)}>
          Copy the address
        </button>
        <button className="button" type="button" onClick={() => copy('The text', text)}>
          Copy the text
        </button>
      </p>
      <p className="outcome" role="status">
        {outcome}
      </p>
      {refused !== undefined && <Selected text={refused} />}
    </WaySection>
  )
}

function Selected({ text }: { readonly text: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (area.current?.value === text) area.current.select()
  }, [text])
  return <textarea className="selected" ref={area} readOnly value={text} rows={6} aria-label="Text to copy" />
}

/** The whole review as a sheet of paper, or as a PDF where the system prints to one. */
export function PrintWay() {
  return (
    <WaySection title="Print" words="A case sheet with every answer, for the post or your own drawer.">
      <button className="button" type="button" onClick={() => window.print()}>
        Print the case sheet
      </button>
    </WaySection>
  )
}
