import type { ReadableStore } from '../form/form-definition.ts'
import { isSameFile } from './accept-files.ts'
import { getKeptFiles, type WithEvidence } from './evidence-state.ts'

type FileStore = ReadableStore<WithEvidence> & { readonly addFiles: (files: readonly File[]) => void }

/**
 * Connects a store with the file input of its form, in a container: another input takes its place when all is erased. Returns
 * what shows the store's files in the input: a canceled picker takes none away, and what the browser restores by itself
 * is not named.
 */
export function connectFileInput(root: HTMLElement, store: FileStore): () => void {
  const findInput = () => root.querySelector<HTMLInputElement>('form [type="file"]')
  const getFiles = () => getKeptFiles(store.get()).map(({ file }) => file)
  // The event that loads the form code may still be on its way, with files that the store has taken.
  const since = performance.now()
  // WebKit dispatches no `input` event for files, the others dispatch it before `change`.
  let isTaken = false
  const takeFiles = ({ type, target, timeStamp }: Event) => {
    const input = findInput()
    if (!input || target !== input || timeStamp <= since) return
    const files = [...(input.files ?? [])]
    const held = getFiles()
    // Chromium calls it canceled when a file is chosen again that was edited since.
    if (type === 'cancel') store.addFiles(files.filter((file) => !held.some((other) => isSameFile(file, other))))
    else if (!isTaken) store.addFiles(files)
    isTaken = type === 'input'
  }
  for (const type of ['input', 'change', 'cancel']) root.addEventListener(type, takeFiles, true)
  return () => {
    const input = findInput()
    const files = getFiles()
    const shown = [...(input?.files ?? [])]
    const isShown = ({ length }: File[]) =>
      length === files.length && files.every((file, at) => isSameFile(file, shown[at] ?? file))
    if (!input || isShown(shown)) return
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
  }
}
