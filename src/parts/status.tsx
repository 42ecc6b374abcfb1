import './status.css'
import { dateOf, statusLabel, statusOf } from '../content/case-facts.ts'
import type { Case } from '../content/cases.ts'

/** A case's status in the specification's words, with the live disc or an open ring beside it. */
export function Status({ of: each }: { readonly of: Case }) {
  return (
    <span className="status">
      <svg
        className={statusOf(each) === 'active' ? 'status-live' : undefined}
        viewBox="0 0 12 12"
        width="12"
        height="12"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      {statusLabel(each)}
    </span>
  )
}

/** The day that stands beside a case, with what happened on it and the machine's form underneath. */
export function CaseDate({ of: each }: { readonly of: Case }) {
  const { what, day, words } = dateOf(each)
  return (
    <>
      {`${what} `}
      <time dateTime={day}>{words}</time>
    </>
  )
}
