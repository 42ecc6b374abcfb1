import { LinkList } from '../../components/link-list.tsx'
import { getCasesByMember } from '../../content/case-summary.ts'
import { getCasePage } from '../../site.ts'
import { teamText as text } from './team.text.ts'

export function MemberCases({ id }: { readonly id: string }) {
  const measured = getCasesByMember(id)
  if (measured.length === 0) return null
  return (
    <>
      {`. ${text.cases} `}
      <LinkList links={measured.map((researchCase) => [getCasePage(researchCase).path, researchCase.name])} />
    </>
  )
}
