/**
 * Takes files that are dropped anywhere on the page, or pasted. The loader keeps a drop beside the file input from opening
 * the file in place of the page.
 */
export function connectDrops(onFiles: (files: readonly File[]) => void): void {
  const setDragOver = (isOver: boolean) => document.body.toggleAttribute('data-drag-over', isOver)
  document.addEventListener('dragover', ({ dataTransfer }) => {
    if (dataTransfer?.types.includes('Files')) setDragOver(true)
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setDragOver(false))
  document.addEventListener('drop', ({ dataTransfer }) => {
    setDragOver(false)
    onFiles([...(dataTransfer?.files ?? [])])
  })
  document.addEventListener('paste', ({ clipboardData }) => {
    // Office programs add a picture of the text to the text.
    const isText = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
    if (!isText) onFiles([...(clipboardData?.files ?? [])])
  })
}
