import './status.css'
import { type Case, statuses } from '../content/cases.ts'

/** A case's status in the specification's words, with the live disc or an open ring beside it. */
export function Status({ of: each }: { readonly of: Case }) {
  return (
    <span className="status">
      <svg
        className={each.status === 'active' ? 'status-live' : undefined}
        viewBox="0 0 12 12"
        width="12"
        height="12"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      {statuses[each.status].label}
    </span>
  )
}

/** A case's date as the specification writes it, with the machine's form underneath. */
export function CaseDate({ of: each }: { readonly of: Case }) {
  return (
    <>
      {each.dateWords ? `${each.dateWords} ` : ''}
      <time dateTime={each.day}>{each.date}</time>
    </>
  )
}
