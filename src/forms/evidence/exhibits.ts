import type { Exhibit } from '../finished/report.ts'
import type { FilesState } from '../form/state.ts'

/** The files as they will be delivered; undefined while one of them is still looked at, read or remade. */
export function exhibitsOf({ items, waiting }: Pick<FilesState, 'items' | 'waiting'>): readonly Exhibit[] | undefined {
  if (waiting.length > 0) return
  const exhibits = items.flatMap(({ file, kind, sums, removal, copy }): Exhibit[] => {
    if (!sums || (removal && !copy)) return []
    const { name } = file
    if (!copy) return [{ name, kind, content: file, ...sums }]
    return [{ name, kind, content: copy.content, ...copy.sums, removed: removal, originalSha256: sums.sha256 }]
  })
  return exhibits.length === items.length ? exhibits : undefined
}
