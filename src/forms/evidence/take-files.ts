/**
 * Hands over files however they come: chosen with the picker, dropped anywhere on the page, or pasted. A drop beside the
 * picker would otherwise leave the page for the file.
 */
export function takeFiles(picker: HTMLInputElement, onFiles: (files: readonly File[]) => void): void {
  const box = picker.parentElement
  const offer = (files: FileList | null | undefined) => files?.length && onFiles([...files])
  // An event under way may be what wakes the form, and then reaches the new listener with files that have just been
  // handed over (seen in WebKit, 2026-11-21).
  const since = performance.now()
  picker.addEventListener('change', ({ timeStamp }) => timeStamp > since && offer(picker.files))
  document.addEventListener('paste', ({ clipboardData }) => {
    // Office programs put a picture of the text beside the text.
    const text = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
    if (!text) offer(clipboardData?.files)
  })
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    box?.setAttribute('data-over', '')
  })
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) box?.removeAttribute('data-over')
  })
  document.addEventListener('drop', (event) => {
    box?.removeAttribute('data-over')
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    offer(event.dataTransfer.files)
  })
}

/** Asks before the page is left while `atStake` says so. `subscribe` tells when that may be another. */
export function askBeforeLeaving(atStake: () => boolean, subscribe: (listener: () => void) => unknown): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let asking = false
  subscribe(() => {
    if (asking === atStake()) return
    asking = !asking
    // Only then: the listener alone keeps some browsers from keeping the page for Back.
    if (asking) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}
