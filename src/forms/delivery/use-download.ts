import { useEffect, useRef } from 'react'

/**
 * Returns a function that makes the browser save a file; no event reports whether it did. The URLs of the files are
 * revoked with the component, so that nothing of a report that was erased can be fetched.
 */
export function useDownload(): (file: File) => void {
  const urls = useRef<string[]>([])
  // Synchronizes the browser's list of URLs with this component.
  useEffect(() => () => urls.current.splice(0).forEach(URL.revokeObjectURL), [])
  return (file) => {
    const url = URL.createObjectURL(file)
    urls.current.push(url)
    Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  }
}
