import { useState } from 'react'
import type { Report } from '../finished/report.ts'
import { shareFiles } from './share-files.ts'
import { buttonLook, WaySection } from './way-section.tsx'

interface Props {
  readonly report: Report
  readonly subject: string
  readonly solid: boolean
}

/** The system's own sheet, with the real files. */
export function ShareWay({ report, subject, solid }: Props) {
  const [outcome, setOutcome] = useState('')
  const share = async () => {
    setOutcome('')
    try {
      await navigator.share({ title: subject, files: shareFiles(report) })
      setOutcome('Handed to the app you chose. Check there that it was sent.')
    } catch (error) {
      const canceled = error instanceof DOMException && error.name === 'AbortError'
      setOutcome(canceled ? 'Canceled. Nothing was shared.' : 'This device did not take them. Save the file instead.')
    }
  }
  const what = report.evidence.length ? 'the text and your files' : 'the text'
  return (
    <WaySection title="Share it" words={`Hands ${what} to an app on this device, such as mail. That app sends them.`}>
      <p>
        <button className={buttonLook(solid)} type="button" onClick={share}>
          Choose an app
        </button>
      </p>
      <p className="outcome" aria-live="polite">
        {outcome}
      </p>
    </WaySection>
  )
}
