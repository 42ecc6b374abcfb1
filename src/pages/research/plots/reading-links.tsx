import { LinkList } from '../../../components/link-list.tsx'
import { getFileName, getReadingFiles } from '../../../published-data/readings.ts'
import { contact } from '../../../site.ts'
import { plotsText as text } from './plots.text.ts'

/** Links to the tables of a case, with their license and a way to report an error in them. */
export function ReadingLinks({ caseId }: { readonly caseId: string }) {
  const tables = getReadingFiles(caseId).filter(({ table }) => table)
  const names = tables.map(getFileName)
  const report = new URLSearchParams({ subject: 'specific-case', readings: names[0] ?? '' })
  return (
    <>
      <LinkList links={tables.map((file) => [`/${file.path}`, getFileName(file)])} />
      {` (${text.license}). `}
      <a
        className="screen-only"
        href={`${contact.path}#${report}`}
        aria-label={`${text.reportError} in ${names.join(' or ')}`}
      >
        {text.reportError}
      </a>
    </>
  )
}
