import { useEffect, useState } from 'react'
import { type EvidenceFormat, evidenceFormats } from '../../content/evidence-formats.ts'
import { ChangingText } from '../form/slot-content.tsx'

interface Props {
  /** Undefined until it is known that it can be read. */
  readonly file: Blob | undefined
  readonly format: EvidenceFormat | undefined
}

/** Shows a file from this device without copying or sending it, or names its format. */
export function FilePreview({ file, format }: Props) {
  const { name, preview } = format ? evidenceFormats[format] : { name: undefined, preview: 'name' }
  const [url, setUrl] = useState('')
  const [brokenUrl, setBrokenUrl] = useState('')
  useEffect(() => {
    if (!file) return
    let isOver = false
    let objectUrl = ''
    const show = () => {
      if (isOver) return
      // Each object URL keeps its file in memory until it is revoked.
      objectUrl = URL.createObjectURL(file)
      setUrl(objectUrl)
    }
    // The picture of a file that is gone would be an error of the page.
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(show, () => undefined)
    return () => {
      isOver = true
      // The picture may still be on its way.
      setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000)
    }
  }, [file])
  const isBroken = url !== '' && url === brokenUrl
  const isShown = url !== '' && !isBroken
  // The name is beside it, so the text alternative is empty.
  return (
    <div className="file-preview dark-surface" aria-hidden="true">
      {isShown && preview === 'picture' && <img src={url} alt="" onError={() => setBrokenUrl(url)} />}
      {isShown && preview === 'video' && (
        <video src={`${url}#t=0.1`} muted preload="metadata" onError={() => setBrokenUrl(url)} />
      )}
      <ChangingText text={isBroken || preview === 'name' ? name : undefined} />
    </div>
  )
}
