import { type Case, statuses } from '../../content/cases.ts'
import { equationOf } from '../../content/equations.ts'
import { EquationFold } from '../../parts/equation.tsx'
import { addressOfCase } from '../../record/addresses.ts'
import { bibtex, citation } from '../../record/citation.ts'
import { contact } from '../../site.ts'
import { researchText as text } from './research.text.ts'

/** What stands behind a case's row: its account, its status in words, how to cite it, and whom to ask. */
export function CaseRecord({ of: each }: { readonly of: Case }) {
  const { label, meaning } = statuses[each.status]
  return (
    <div className="case-record">
      <details>
        <summary>
          {text.record.title} <span className="visually-hidden">{each.name}</span>
        </summary>
        <p>{each.summary}</p>
        <dl>
          <div>
            <dt>{text.record.status}</dt>
            <dd>{`${label}. ${meaning}`}</dd>
          </div>
          <div>
            <dt>{text.record.changed}</dt>
            <dd>
              <time dateTime={each.modified}>{each.modified}</time>
            </dd>
          </div>
          <div>
            <dt>{text.record.address}</dt>
            <dd>
              <a href={`#${each.id}`}>{addressOfCase(each)}</a>
            </dd>
          </div>
        </dl>
      </details>
      <details>
        <summary>
          {text.record.cite} <span className="visually-hidden">{each.name}</span>
        </summary>
        <p className="cite">{citation(each)}</p>
        <pre className="cite">{bibtex(each)}</pre>
      </details>
      <EquationFold title={text.record.equation} of={each.name} equation={equationOf(each.id)} />
      <a href={`${contact.path}#subject=specific-case&case=${each.name}`}>
        {text.record.ask} <span className="visually-hidden">{each.name}</span>
      </a>
    </div>
  )
}
