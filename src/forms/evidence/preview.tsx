import { useEffect, useState } from 'react'
import type { Held } from '../form/state.ts'

const words = { jpeg: 'JPG', png: 'PNG', mp4: 'MP4', pdf: 'PDF' } as const

/** A file as it looks, from this device: no byte of it is copied or sent. A PDF is only named. */
export function Preview({ file, kind }: Pick<Held, 'file' | 'kind'>) {
  const [url, setUrl] = useState('')
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    // In step with the browser's list of addresses for files: each holds its file until it is given back.
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  // The name stands beside it, so there is nothing left for a text alternative to say.
  const picture = !broken && (kind === 'jpeg' || kind === 'png')
  return (
    <div className="preview" aria-hidden="true">
      {url && picture && <img src={url} alt="" onError={() => setBroken(true)} />}
      {url && !broken && kind === 'mp4' && (
        <video src={`${url}#t=0.1`} muted preload="metadata" onError={() => setBroken(true)} />
      )}
      {(broken || kind === 'pdf') && words[kind]}
    </div>
  )
}
