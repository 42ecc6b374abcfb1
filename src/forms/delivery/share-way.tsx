import { useState } from 'react'
import type { Report } from '../finished/report.ts'
import { shareFiles } from './share-files.ts'
import { WaySection } from './way-section.tsx'

/** The system's own sheet, with the real files. */
export function ShareWay({ report, solid }: { readonly report: Report; readonly solid: boolean }) {
  const [outcome, setOutcome] = useState('')
  const share = async () => {
    setOutcome('')
    try {
      await navigator.share({ title: `${report.title} ${report.reference}`, files: shareFiles(report) })
      setOutcome('Handed to what you chose. Whether it arrives is up to that; this page cannot know.')
    } catch (error) {
      const canceled = error instanceof DOMException && error.name === 'AbortError'
      setOutcome(canceled ? 'Canceled. Nothing was shared.' : 'The system refused to share these. Save the package.')
    }
  }
  const files = report.evidence.length ? 'report.txt and your files' : 'report.txt'
  return (
    <WaySection
      title="Share"
      words={`Opens this device’s own share sheet with ${files}. What you choose there sends them.`}
    >
      <button className={solid ? 'button button-solid' : 'button'} type="button" onClick={share}>
        Share
      </button>
      <p className="outcome" role="status">
        {outcome}
      </p>
    </WaySection>
  )
}
