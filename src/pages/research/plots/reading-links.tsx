import { getFileName, getReadingFiles, type ReadingFile } from '../../../published-data/readings.ts'
import { plotsText as text } from './plots.text.ts'

interface Props {
  readonly caseId: string
  /** Names of files; without them every file of the case is linked. */
  readonly names?: readonly string[]
}

/** Links to the files of a case, those that are its own with their license. */
export function ReadingLinks({ caseId, names }: Props) {
  const files = getReadingFiles(caseId).filter(({ name }) => !names || names.includes(name))
  return (
    <span className="links">
      {files.map((file) => (
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
