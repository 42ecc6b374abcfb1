import { hasBytes, isSameFile } from '../evidence/evidence-file.ts'
import type { ReportStore } from '../run-report.ts'
import { isOpen } from '../state/update-files.ts'

const findInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('form [type="file"]')

/** Returns the files that the control has. */
export function readChosenFiles(root: HTMLElement): readonly File[] {
  return [...(findInput(root)?.files ?? [])]
}

/** Takes what is chosen, dropped or pasted. Returns what shows the state's files in the file input: a canceled picker takes none away. */
export function connectFileInput(
  root: HTMLElement,
  { get, addFiles }: Pick<ReportStore, 'get' | 'addFiles'>,
): () => void {
  const showFiles = () => {
    const input = findInput(root)
    const files = get()
      .files.filter(hasBytes)
      .map(({ file }) => file)
    const shown = readChosenFiles(root)
    const isShown = (file: File, index: number) => {
      const other = shown[index]
      return other !== undefined && isSameFile(file, other)
    }
    if (!input || (files.length === shown.length && files.every(isShown))) return
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
  }
  earlyUse.files.onAdded = (files) => {
    addFiles(files)
    showFiles()
  }
  return showFiles
}

/** Shows that files can be dropped anywhere on the page. After the review a report takes none. */
export function connectDrops({ get }: ReportStore): void {
  const setDragOver = (isOver: boolean) =>
    document.body.toggleAttribute('data-drag-over', isOver && isOpen(get().progress))
  document.addEventListener('dragover', ({ dataTransfer }) => {
    if (dataTransfer?.types.includes('Files')) setDragOver(true)
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setDragOver(false))
  document.addEventListener('drop', () => setDragOver(false))
}
