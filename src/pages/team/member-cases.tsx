import { casesOf } from '../../content/summary.ts'
import { research } from '../../site.ts'
import { teamText as text } from './team.text.ts'

/** The published cases that a person measured, each with its link; nothing for whoever measured none. */
export function MemberCases({ id }: { readonly id: string }) {
  const measured = casesOf(id)
  if (measured.length === 0) return null
  return (
    <p className="caption">
      {`${text.cases} `}
      {measured.map((each, index) => (
        <span key={each.id}>
          {index > 0 && ', '}
          <a href={`${research.path}#${each.id}`}>{each.name}</a>
        </span>
      ))}
    </p>
  )
}
