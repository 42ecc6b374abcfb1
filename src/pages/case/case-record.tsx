import type { ReactNode } from 'react'
import { LinkList, type NamedLink } from '../../components/link-list.tsx'
import type { Change, ResearchCase } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { formerMembers, getMember } from '../../content/team.ts'
import { citationFormats, formatCitation, getCitationPath } from '../../published-data/citation.ts'
import { getCaseFiles } from '../../published-data/forecast-files.ts'
import { dataPackage } from '../../published-data/published-files.ts'
import { getFileName, type ReadingFile } from '../../published-data/readings.ts'
import { getFileUrl } from '../../published-data/urls.ts'
import { contact, team } from '../../site.ts'
import { caseText as text } from './case.text.ts'
import { DataTable, TableHead } from './data-table.tsx'

interface Props {
  readonly researchCase: ResearchCase
}

/** Shows what a case is cited by, its people, and, folded on a phone, its history and its files. */
export function CaseRecord({ researchCase }: Props) {
  const files = getCaseFiles(researchCase).map((file) => ({ ...file, content: file.render() }))
  const history = listHistory(researchCase)
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0)
  return (
    <div className="case-record">
      <div>
        <h3>{text.cite}</h3>
        <p className="citation">{formatCitation(researchCase)}</p>
        <p className="links screen-only">
          {citationFormats.map((format) => (
            <a key={format.extension} href={`/${getCitationPath(researchCase, format)}`}>
              {format.name}
            </a>
          ))}
        </p>
      </div>
      <div>
        <h3>{text.people}</h3>
        <p className="caption">
          <LinkList links={researchCase.people.map(createPersonLink)} />
        </p>
        <p className="caption screen-only">
          {text.question} <a href={`${contact.path}#subject=specific-case`}>{text.write}</a>.
        </p>
      </div>
      <FoldedPart title={text.history} summary={formatItems(history.length, 'date')}>
        <DataTable
          rows={history.map(({ date, description }) => [formatDate(date), description])}
          ids={history.map(({ id }) => id)}
        />
      </FoldedPart>
      <FoldedPart title={text.files} summary={`${formatItems(files.length, 'file')}, ${Math.round(bytes / 1000)} kB`}>
        <CaseFiles files={files} />
      </FoldedPart>
    </div>
  )
}

interface FoldedPartProps {
  readonly title: string
  /** How much is folded. */
  readonly summary: string
  readonly children: ReactNode
}

/** Shows a part of the record: folded on a phone, open where there is room for two columns. */
function FoldedPart({ title, summary, children }: FoldedPartProps) {
  return (
    <div className="case-folded">
      <h3>{title}</h3>
      <details>
        <summary className="caption">{summary}</summary>
        {children}
      </details>
    </div>
  )
}

function formatItems(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

interface CaseFilesProps {
  readonly files: readonly (ReadingFile & { readonly content: string })[]
}

/** Shows each file of a case with what one of its rows is, how many it has, and how large it is. */
function CaseFiles({ files }: CaseFilesProps) {
  return (
    <>
      <table className="case-table case-files">
        <TableHead heads={text.fileHeads} />
        <tbody>
          {files.map(({ path, data, table, content }) => (
            <tr key={path}>
              <th scope="row">
                <a href={`/${path}`}>{getFileName({ path })}</a>{' '}
                <span className="caption">{`${data.description.split(/[.:]/)[0]}.`}</span>
              </th>
              <td>{table && (content.trim().split('\r\n').length - 1).toLocaleString('en-US')}</td>
              <td>{`${(content.length / 1000).toFixed(1)} kB`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">
        {`${text.license} ${files.some(({ table }) => !table) ? `${text.constants} ` : ''}${text.columns} `}
        <a href={`/${dataPackage.path}`}>{dataPackage.path}</a>
        <span className="print-only" data-generated-content={`. ${text.address} ${getFileUrl('readings/')}`} />
      </p>
    </>
  )
}

/** Returns the days of a case in order, each with what happened. The feed links to those of changes by their ids. */
function listHistory({ reported, published, ended, changes }: ResearchCase): (Change & { readonly id?: string })[] {
  const days = [
    { date: reported, description: text.reported },
    ...(ended ? [{ date: ended, description: text.ended }] : []),
    { date: published, description: text.published },
    ...changes.map((change) => ({ ...change, id: change.date })),
  ]
  return days.toSorted((a, b) => a.date.localeCompare(b.date))
}

function createPersonLink({ id, role }: ResearchCase['people'][number]): NamedLink {
  const former = formerMembers.find((person) => person.id === id)
  return former ? [undefined, former.name, role] : [`${team.path}#${id}`, getMember(id).name, role]
}
