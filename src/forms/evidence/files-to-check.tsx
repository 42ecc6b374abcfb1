import { useState } from 'react'
import { sizeWords } from '../bytes/byte-size.ts'
import type { Item } from '../form/state.ts'
import type { FormStore } from '../form/store.ts'
import { useStore } from '../form/use-store.ts'
import { FileTells } from './file-tells.tsx'
import { notTaken } from './files-words.ts'
import { Preview } from './preview.tsx'

/** So many are seen at once; the rest is a press away, and all of them are on paper. */
const shownAtOnce = 2

/** The files as the review and the sheet show them: what each tells, with the choice about it, and what was not taken. */
export function FilesToCheck({ store }: { readonly store: FormStore }) {
  const { items, refused } = useStore(store, (state) => state.files)
  const [open, setOpen] = useState(false)
  if (items.length + refused.length === 0) return <i>none</i>
  const more = items.length > shownAtOnce
  return (
    <>
      {items.length > 0 && (
        <ul className={more && !open ? 'evidence evidence-folded' : 'evidence'} aria-label="Files held">
          {items.map((item) => (
            <li key={item.id}>
              <Preview file={item.file} kind={item.kind} />
              <p>
                <bdi className="file-name">{item.file.name}</bdi>{' '}
                <span className="caption">{sizeWords((item.copy?.content ?? item.file).size)}</span>
              </p>
              <FileTells item={item} onChoose={(removal) => store.choose(item.id, removal)} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <button className="change" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold the files again' : `Show all ${items.length} files`}
        </button>
      )}
      {refused.length > 0 && (
        <p className="refused field-error">
          {notTaken(refused.length)} {[...new Set(refused.map(({ why }) => why))].slice(0, shownAtOnce).join(' ')}
        </p>
      )}
      {items.length > 0 && (
        <details>
          <summary>Checksums</summary>
          {items.map((item) => (
            <Checksums key={item.id} item={item} />
          ))}
        </details>
      )}
    </>
  )
}

/** What shows that a file was not changed on its way: SHA-256, before and after what was removed. */
function Checksums({ item: { file, sums, copy } }: { readonly item: Item }) {
  return (
    <p className="sum">
      <bdi>{file.name}</bdi> SHA-256 {(copy?.sums ?? sums)?.sha256}
      {copy && <> Before: {sums?.sha256}</>}
    </p>
  )
}
