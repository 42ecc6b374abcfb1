import { Fragment } from 'react'
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
      {tables.map((file, index) => (
        <Fragment key={file.path}>
          {index > 0 && ', '}
          <a href={`/${file.path}`}>{names[index]}</a>
        </Fragment>
      ))}
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
