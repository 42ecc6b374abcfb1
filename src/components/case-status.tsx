import './case-status.css'
import { getCaseStatus, getDisplayDate, getStatusLabel } from '../content/case-attributes.ts'
import type { ResearchCase } from '../content/cases.ts'

/**
 * Shows a case's status in the specification's words, with a filled disc for an active one and an open ring for an
 * ended one.
 */
export function CaseStatus({ researchCase }: { readonly researchCase: ResearchCase }) {
  return (
    <span className="status">
      <svg
        className={getCaseStatus(researchCase) === 'active' ? 'status-active' : undefined}
        viewBox="0 0 12 12"
        width="12"
        height="12"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      {getStatusLabel(researchCase)}
    </span>
  )
}

/** Shows the date of a case, with what happened then and the ISO date below. */
export function CaseDateText({ researchCase }: { readonly researchCase: ResearchCase }) {
  const { event, date, text } = getDisplayDate(researchCase)
  return (
    <>
      {`${event} `}
      <time dateTime={date}>{text}</time>
    </>
  )
}
