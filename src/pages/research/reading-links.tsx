import { getFileName, type ReadingFile } from '../../published-data/readings.ts'
import { researchText } from './research.text.ts'

/** Links to files of a case, those that are its own with their license. */
export function ReadingLinks({ files }: { readonly files: readonly ReadingFile[] }) {
  return (
    <span className="links">
      {files.map((file) => (
        <a key={file.path} href={`/${file.path}`}>
          {file.table ? `${getFileName(file)} (${researchText.readingLicense})` : getFileName(file)}
        </a>
      ))}
    </span>
  )
}
