import './case-status.css'
import { getCaseStatus, getDisplayDate, getStatusLabel } from '../content/case-attributes.ts'
import type { ResearchCase } from '../content/cases.ts'

export function CaseStatus({ researchCase }: { readonly researchCase: ResearchCase }) {
  return (
    <span className="status">
      <svg
        className={getCaseStatus(researchCase) === 'active' ? 'status-active' : undefined}
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      {getStatusLabel(researchCase)}
    </span>
  )
}

export function CaseDateText({ researchCase }: { readonly researchCase: ResearchCase }) {
  const { event, date, text } = getDisplayDate(researchCase)
  return (
    <>
      {`${event} `}
      <time dateTime={date}>{text}</time>
    </>
  )
}
