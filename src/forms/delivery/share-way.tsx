import { useState } from 'react'
import type { Report } from '../finished/report.ts'
import { shareFiles } from './share-files.ts'
import type { WayProps } from './ways.ts'

/** Whether the system says that it takes these very files. */
export function canShare(report: Report): boolean {
  return navigator.canShare?.({ files: shareFiles(report) }) ?? false
}

/** The system's own sheet, with the real files. */
export function ShareWay({ report, subject, look }: WayProps) {
  const [outcome, setOutcome] = useState('')
  const share = async () => {
    setOutcome('')
    try {
      await navigator.share({ title: subject, files: shareFiles(report) })
      setOutcome('Handed to the app you chose. Check there that it was sent.')
    } catch (error) {
      const canceled = error instanceof DOMException && error.name === 'AbortError'
      setOutcome(canceled ? 'Canceled. Nothing was shared.' : 'This device could not share it. Save the file instead.')
    }
  }
  return (
    <li className="way">
      <h3>Share it</h3>
      <p>
        Hands {report.evidence.length ? 'the text and your files' : 'the text'} to an app on this device, such as mail.
        Sending is up to that app.
      </p>
      <p>
        <button className={look} type="button" onClick={share}>
          Choose an app
        </button>
      </p>
      <p className="outcome" aria-live="polite">
        {outcome}
      </p>
    </li>
  )
}
