import { totalSize } from '../bytes/byte-size.ts'
import { Making } from '../delivery/making.tsx'
import type { FormDefinition } from '../form/definition.ts'
import { draftOf } from '../form/draft-of-form.ts'
import type { FormStore } from '../form/store.ts'
import { useStore } from '../form/use-store.ts'
import { buildDraftFile } from './draft-file.ts'

interface Props {
  readonly store: FormStore
  readonly definition: FormDefinition
}

/** Saves what the form holds to a file, with the originals of what was to be removed. */
export function DraftToFile({ store, definition: { id, title } }: Props) {
  const items = useStore(store, ({ files }) => files.items)
  return (
    <Making
      label="Save draft to a file, with the original files"
      total={totalSize(items.map(({ file }) => file))}
      make={(watch) => buildDraftFile(draftOf(id, store.get()), title, watch)}
    />
  )
}
