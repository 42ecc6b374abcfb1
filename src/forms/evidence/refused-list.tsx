import type { Refused } from '../form/state.ts'

/** The files that were not taken, each with why and what to do, said once. */
export function RefusedList({ refused }: { readonly refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <ul className="refused" aria-label="Files not taken">
      {[...new Map(refused.map((each) => [each.why, each])).values()].map(({ why, help }) => (
        <li key={why} className="field-error">
          <strong>{why}</strong> {help}
        </li>
      ))}
    </ul>
  )
}
