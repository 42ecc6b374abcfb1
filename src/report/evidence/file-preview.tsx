import { useEffect, useState } from 'react'
import { ChangingText } from '../form/part.tsx'
import type { EvidenceFormat } from './file-format.ts'

const formatNames = { jpeg: 'JPG', png: 'PNG', mp4: 'MP4', pdf: 'PDF' } as const

interface Props {
  readonly file: Blob
  readonly format: EvidenceFormat
}

/** Shows a file from this device without copying or sending it. A PDF is only named. */
export function FilePreview({ file, format }: Props) {
  const [url, setUrl] = useState('')
  const [brokenUrl, setBrokenUrl] = useState('')
  useEffect(() => {
    // Each object URL keeps its file in memory until it is revoked.
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    // An image resolves its new URL in an earlier microtask (HTML, "update the image data").
    return () => queueMicrotask(() => URL.revokeObjectURL(objectUrl))
  }, [file])
  const isBroken = url !== '' && url === brokenUrl
  const isShown = url !== '' && !isBroken
  // The name is beside it, so the text alternative is empty.
  return (
    <div className="file-preview dark-surface" aria-hidden="true">
      {isShown && (format === 'jpeg' || format === 'png') && <img src={url} alt="" onError={() => setBrokenUrl(url)} />}
      {isShown && format === 'mp4' && (
        <video src={`${url}#t=0.1`} muted preload="metadata" onError={() => setBrokenUrl(url)} />
      )}
      <ChangingText text={isBroken || format === 'pdf' ? formatNames[format] : undefined} />
    </div>
  )
}
