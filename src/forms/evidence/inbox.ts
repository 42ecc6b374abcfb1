import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hands over files however they come: chosen with the picker, dropped anywhere on the page, pasted, or chosen before the
 * script ran. `name` is the picker's. A drop beside the picker would otherwise leave the page for the file.
 */
export function useInbox(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onFiles: (files: readonly File[]) => void,
): void {
  const offer = useEffectEvent((files: FileList | null | undefined) => {
    if (files?.length && !form.current?.hidden) onFiles([...files])
  })
  useEffect(() => {
    const picker = form.current?.elements.namedItem(name)
    if (!(picker instanceof HTMLInputElement)) return
    const box = picker.parentElement
    const hold = new AbortController()
    const listen = <T extends Event>(target: EventTarget, type: string, listener: (event: T) => void) =>
      target.addEventListener(type, listener as EventListener, hold)

    offer(picker.files)
    // An event under way may be what wakes this effect (React runs what is due before it answers), and then reaches the
    // new listener with files that have just been handed over (seen in WebKit, 2026-11-21).
    const since = performance.now()
    listen(picker, 'change', ({ timeStamp }) => timeStamp > since && offer(picker.files))
    listen<ClipboardEvent>(document, 'paste', ({ clipboardData }) => {
      // Office programs put a picture of the text beside the text.
      const text = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
      if (!text) offer(clipboardData?.files)
    })
    listen<DragEvent>(document, 'dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      box?.setAttribute('data-over', '')
    })
    listen<DragEvent>(document, 'dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) box?.removeAttribute('data-over')
    })
    listen<DragEvent>(document, 'drop', (event) => {
      box?.removeAttribute('data-over')
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      offer(event.dataTransfer.files)
    })
    return () => hold.abort()
  }, [form, name])
}
