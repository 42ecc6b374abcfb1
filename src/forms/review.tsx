import { useEffect, useRef, useState } from 'react'
import type { ReviewProps } from './form.tsx'

interface Props extends ReviewProps {
  /** What has been written: "report" or "message". */
  readonly noun: string
  /** Where the visitor may send it. */
  readonly address: string
}

/** The finished text, to read, copy, print or e-mail. It says plainly that nothing has been sent. */
export function Review({ noun, answers, address, change, restart }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState('')
  useEffect(() => heading.current?.focus(), [])
  const text = answers.map(({ label, shown }) => `${label}: ${shown || 'left blank'}`).join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser did not allow copying. Select the text above and copy it.'),
    )
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1} ref={heading}>
        Check your {noun}
      </h2>
      <p>Nothing has been sent. Your {noun} is here, on this device. To deliver it, choose one.</p>
      <dl>
        {answers.map(({ name, label, shown }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{shown || 'left blank'}</dd>
            <dd>
              <button className="change" type="button" onClick={() => change(name)}>
                Change<span className="visually-hidden"> {label.toLowerCase()}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="buttons">
        <a
          className="button button-solid"
          href={`mailto:${address}?subject=${encodeURIComponent(`Anomaly ${noun}`)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`}
        >
          E-mail it to {address}
        </a>
        <button className="button" type="button" onClick={copy}>
          Copy the text
        </button>
        <button className="button" type="button" onClick={() => window.print()}>
          Print it
        </button>
        <button className="button" type="button" onClick={restart}>
          Start again
        </button>
      </p>
      <p role="status">{copied}</p>
    </section>
  )
}
