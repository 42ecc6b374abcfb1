import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Later } from '../form/later.ts'
import { type Evidence, noEvidence } from './evidence.ts'
import type { EvidenceBox, evidenceBox } from './evidence-box.ts'
import { useInbox } from './inbox.ts'

/** What a form holds of files: looked at, or waiting for the code that can look. */
export interface HeldEvidence {
  readonly evidence: Evidence
  /** Absent until the later code is here. */
  readonly box: EvidenceBox | undefined
  readonly waiting: readonly File[]
}

/** Collects the evidence of a form. `name` is the picker's. While there is any, leaving the page asks first. */
export function useEvidence(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { parts, begin }: Later<{ readonly evidenceBox: typeof evidenceBox }>,
): HeldEvidence {
  const [evidence, setEvidence] = useState(noEvidence)
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const box = useMemo(() => parts?.evidenceBox(setEvidence), [parts])
  useInbox(form, name, (files) => {
    begin()
    setWaiting((before) => [...before, ...files])
  })
  useEffect(() => {
    if (!box || waiting.length === 0) return
    box.offer(waiting.map((file) => ({ file })))
    setWaiting([])
  }, [box, waiting])

  const any = waiting.length + evidence.items.length > 0
  useEffect(() => {
    // Only then: the listener alone keeps some browsers from keeping the page for Back.
    if (!any) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [any])
  return { evidence, box, waiting }
}
