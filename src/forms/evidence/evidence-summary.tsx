import { sizeWords } from '../bytes/byte-size.ts'
import { removedWords } from '../finished/report-text.ts'
import type { Item } from '../form/state.ts'
import { Preview } from './preview.tsx'

/** The files as the review and the case sheet show them. */
export function EvidenceSummary({ items }: { readonly items: readonly Item[] }) {
  if (items.length === 0) return <i>none</i>
  return (
    <ul className="evidence">
      {items.map(({ id, file, kind, sums, removal, copy }) => (
        <li key={id}>
          <Preview file={file} kind={kind} />
          <p>
            <bdi className="file-name">{file.name}</bdi>
            <span className="caption">{sizeWords((copy?.content ?? file).size)}</span>
            {removal && <span className="caption">{removedWords(removal)}</span>}
            {(copy ?? sums) && <code className="sum">SHA-256 {(copy?.sums ?? sums)?.sha256}</code>}
            {copy && <code className="sum">Before: {sums?.sha256}</code>}
          </p>
        </li>
      ))}
    </ul>
  )
}
