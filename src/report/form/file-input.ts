import { hasBytes, isSameFile } from '../evidence/evidence-file.ts'
import type { ReportStore } from '../run-report.ts'
import { isOpen } from '../state/update-files.ts'

const findInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('form [type="file"]')

/** Returns the files that the control has. */
export function readChosenFiles(root: HTMLElement): readonly File[] {
  return [...(findInput(root)?.files ?? [])]
}

/** Connects the file input, and returns what shows the state's files in it. A canceled picker takes none away. */
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
  // The event that loads the code may still be on its way, with files that were read already.
  const since = performance.now()
  root.addEventListener('change', ({ target, timeStamp }) => {
    if (target !== findInput(root) || timeStamp <= since) return
    addFiles(readChosenFiles(root))
    showFiles()
  })
  return showFiles
}

/** Adds files that are dropped anywhere on the page, or pasted. After the review a report takes none. */
export function connectDrops({ get, addFiles }: ReportStore): void {
  const setDragOver = (isOver: boolean) =>
    document.body.toggleAttribute('data-drag-over', isOver && isOpen(get().progress))
  document.addEventListener('dragover', ({ dataTransfer }) => {
    if (dataTransfer?.types.includes('Files')) setDragOver(true)
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setDragOver(false))
  document.addEventListener('drop', ({ dataTransfer }) => {
    setDragOver(false)
    addFiles([...(dataTransfer?.files ?? [])])
  })
  document.addEventListener('paste', ({ clipboardData }) => {
    // Office programs add a picture of the text to the text.
    const isText = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
    if (!isText) addFiles([...(clipboardData?.files ?? [])])
  })
}
