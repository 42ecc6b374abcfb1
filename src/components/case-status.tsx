import './case-status.css'
import { getCaseStatus, getDisplayDate, getStatusLabel } from '../content/case-attributes.ts'
import type { ResearchCase } from '../content/cases.ts'

/**
 * Shows a case's status in the specification's words, with a filled disc for an active one and an open ring for an
 * ended one.
 */
export function CaseStatus({ researchCase: each }: { readonly researchCase: ResearchCase }) {
  return (
    <span className="status">
      <svg
        className={getCaseStatus(each) === 'active' ? 'status-active' : undefined}
        viewBox="0 0 12 12"
        width="12"
        height="12"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      {getStatusLabel(each)}
    </span>
  )
}

/** Shows the date of a case, with what happened then and the ISO date below. */
export function CaseDateText({ researchCase: each }: { readonly researchCase: ResearchCase }) {
  const { what, day, words } = getDisplayDate(each)
  return (
    <>
      {`${what} `}
      <time dateTime={day}>{words}</time>
    </>
  )
}
