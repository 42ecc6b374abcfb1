import { sizeWords } from './byte-size.ts'
import type { Item } from './evidence-box.ts'
import { Preview } from './preview.tsx'

/** The files as the review and the case sheet show them. */
export function EvidenceSummary({ items }: { readonly items: readonly Item[] }) {
  if (items.length === 0) return <i>none</i>
  return (
    <ul className="evidence">
      {items.map(({ id, file, kind, sums }) => (
        <li key={id}>
          <Preview file={file} kind={kind} />
          <p>
            <bdi className="file-name">{file.name}</bdi>
            <span className="caption">{sizeWords(file.size)}</span>
            {sums && <code className="sum">SHA-256 {sums.sha256}</code>}
          </p>
        </li>
      ))}
    </ul>
  )
}
