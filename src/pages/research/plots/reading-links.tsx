import { getFileName, getReadingFiles, type ReadingFile } from '../../../published-data/readings.ts'
import { plotsText as text } from './plots.text.ts'

/** Links to the files of a case, those that are its own with their license. */
export function ReadingLinks({ caseId }: { readonly caseId: string }) {
  return (
    <span className="links">
      {getReadingFiles(caseId).map((file) => (
        <a key={file.path} href={`/${file.path}`}>
          {formatName(file)}
        </a>
      ))}
    </span>
  )
}

function formatName(file: ReadingFile): string {
  return file.table ? `${getFileName(file)} (${text.license})` : getFileName(file)
}
