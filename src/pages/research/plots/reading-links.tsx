import { getFileName, getReadingFiles, type ReadingFile } from '../../../published-data/readings.ts'
import { contact } from '../../../site.ts'
import { plotsText as text } from './plots.text.ts'

/** Links to the files of a case, those that are its own with their license, and a way to report an error in its tables. */
export function ReadingLinks({ caseId }: { readonly caseId: string }) {
  const files = getReadingFiles(caseId)
  const tables = files.filter(({ table }) => table).map(getFileName)
  const report = new URLSearchParams({ subject: 'specific-case', readings: tables[0] ?? '' })
  return (
    <span className="links">
      {files.map((file) => (
        <a key={file.path} href={`/${file.path}`}>
          {formatName(file)}
        </a>
      ))}
      <a
        className="screen-only"
        href={`${contact.path}#${report}`}
        aria-label={`${text.reportError} in ${tables.join(' or ')}`}
      >
        {text.reportError}
      </a>
    </span>
  )
}

function formatName(file: ReadingFile): string {
  return file.table ? `${getFileName(file)} (${text.license})` : getFileName(file)
}
