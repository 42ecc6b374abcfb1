import type { ReactNode } from 'react'
import { LinkList, type NamedLink } from '../../components/link-list.tsx'
import type { ResearchCase } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { formerMembers, getMember } from '../../content/team.ts'
import { citationFormats, formatCitation, getCitationPath } from '../../published-data/citation.ts'
import { getCaseFiles } from '../../published-data/forecast-files.ts'
import { dataPackage } from '../../published-data/published-files.ts'
import { getFileName, type ReadingFile } from '../../published-data/readings.ts'
import { getFileUrl } from '../../published-data/urls.ts'
import { contact, team } from '../../site.ts'
import { caseText as text } from './case.text.ts'
import { DataTable } from './data-table.tsx'

interface Props {
  readonly researchCase: ResearchCase
  readonly figureCount: number
}

/** Shows what a case is cited by, its files, its history and its people, and how to ask about it. */
export function CaseRecord({ researchCase, figureCount }: Props) {
  return (
    <>
      <RecordRow title={text.cite}>
        <p className="citation">{formatCitation(researchCase)}</p>
        <p className="links screen-only">
          {citationFormats.map((format) => (
            <a key={format.extension} href={`/${getCitationPath(researchCase, format)}`}>
              {format.name}
            </a>
          ))}
        </p>
        <p className="caption">{text.citeHint(figureCount)}</p>
      </RecordRow>
      <RecordRow title={text.files}>
        <CaseFiles researchCase={researchCase} />
      </RecordRow>
      <RecordRow title={text.history}>
        <History researchCase={researchCase} />
      </RecordRow>
      <RecordRow title={text.people}>
        <p className="case-facts">
          <LinkList links={researchCase.people.map(createPersonLink)} />
        </p>
        <p className="screen-only">
          {text.question} <a href={`${contact.path}#subject=specific-case`}>{text.write}</a>.
        </p>
      </RecordRow>
    </>
  )
}

function RecordRow({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="case-row case-wide">
      <h3>{title}</h3>
      <div className="case-record">{children}</div>
    </div>
  )
}

/** Shows each file of a case with what one of its rows is, how many it has, and how large it is. */
function CaseFiles({ researchCase }: Pick<Props, 'researchCase'>) {
  const files = getCaseFiles(researchCase)
  return (
    <>
      <DataTable className="case-files" heads={text.fileHeads} rows={files.map(describeFile)} folder="/readings/" />
      <p className="caption">
        {`${text.license} ${files.some(({ table }) => !table) ? `${text.constants} ` : ''}${text.columns} `}
        <a href={`/${dataPackage.path}`}>{dataPackage.path}</a>
        <span className="print-only" data-generated-content={`. ${text.address} ${getFileUrl('readings/')}`} />
      </p>
    </>
  )
}

function describeFile(file: ReadingFile): string[] {
  const content = file.render()
  const [what = ''] = file.data.description.split(/[.:]/)
  const rows = file.table ? (content.trim().split('\r\n').length - 1).toLocaleString('en-US') : ''
  return [getFileName(file), `${what}.`, rows, `${(content.length / 1000).toFixed(1)}\u00a0kB`]
}

/** Shows the days of a case in order, each with what happened. The feed links to those of changes. */
function History({ researchCase }: Pick<Props, 'researchCase'>) {
  const { reported, published, ended, changes } = researchCase
  const days = [
    { date: reported, description: text.reported },
    { date: published, description: text.published },
    ...changes.map(({ date, description }) => ({ date, description, id: date })),
    ...(ended ? [{ date: ended, description: text.ended }] : []),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <DataTable
      rows={days.map(({ date, description }) => [formatDate(date), description])}
      ids={days.map((day) => ('id' in day ? day.id : undefined))}
    />
  )
}

function createPersonLink({ id, role }: ResearchCase['people'][number]): NamedLink {
  const former = formerMembers.find((person) => person.id === id)
  return former ? [undefined, former.name, role] : [`${team.path}#${id}`, getMember(id).name, role]
}
