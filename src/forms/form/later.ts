import { useRef, useState } from 'react'

/** Code that comes later: not asked for, on its way, here, or kept away by the network. */
export interface Later<Parts> {
  readonly parts: Parts | undefined
  readonly coming: boolean
  /** Asks for it, the first time it is called. */
  readonly begin: () => void
}

/**
 * What a form needs only once somebody fills it in. It is fetched at the first change, whole, and asked for only once:
 * after a submit nothing may be fetched, so what has not arrived by then is done without.
 */
export function useLater<Parts>(fetchParts: () => Promise<Parts>): Later<Parts> {
  const [parts, setParts] = useState<Parts>()
  const [coming, setComing] = useState(false)
  const begun = useRef(false)
  const begin = () => {
    if (begun.current) return
    begun.current = true
    setComing(true)
    fetchParts()
      .then(setParts, () => setParts(undefined))
      .finally(() => setComing(false))
  }
  return { parts, coming, begin }
}
