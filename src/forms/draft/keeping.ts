import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { totalSize } from '../bytes/byte-size.ts'
import { answersIn } from '../form/tab-memory.ts'
import type { DraftFile } from './draft.ts'
import type { DraftWish } from './draft-panel.tsx'
import { eraseDraft, keepDraft, type StoreFault } from './draft-store.ts'
import { storeWords } from './draft-words.ts'

const onDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day as a person says it, in the zone of this device. Milliseconds since 1970. */
export const dayWords = (instant: number) => onDay.format(instant)

/** Faults that the next saving may not run into again; after any other, somebody has to decide. */
const passing: readonly StoreFault['fault'][] = ['full', 'unreadable']

/** Keeps the draft up to date while it is wanted: a second after the last change, later where there is much to write. */
export function useKeeping(
  { keep, setKeep, say }: DraftWish,
  form: RefObject<HTMLFormElement | null>,
  files: readonly DraftFile[],
) {
  const known = useRef<string>(undefined)
  const queue = useRef(Promise.resolve())
  const [fault, setFault] = useState<StoreFault>()

  const write = useEffectEvent(async (files: readonly DraftFile[]) => {
    if (!form.current || !keep) return
    const kept = await keepDraft({ form: 'report', answers: answersIn(form.current), files }, known.current)
    const wrong = 'fault' in kept ? kept : undefined
    setFault(wrong)
    if ('fault' in kept) {
      say(storeWords[kept.fault])
      if (kept.fault === 'refused') setKeep(false)
    } else {
      known.current = kept.revision
      say(`A draft is kept on this device. It will be erased on ${dayWords(kept.expiresAt)}.`)
    }
  })
  // In the queue, so that no saving that has begun comes after it.
  const erase = useEffectEvent(() => {
    queue.current = queue.current.then(async () => {
      const wrong = await eraseDraft('report')
      setFault(undefined)
      say(wrong ? storeWords[wrong.fault] : 'The draft was erased from this device.')
    })
  })
  useEffect(() => {
    if (keep || !known.current) return
    known.current = undefined
    erase()
  }, [keep])

  const stopped = fault !== undefined && !passing.includes(fault.fault)
  useEffect(() => {
    const element = form.current
    if (!keep || stopped || !element) return
    let timer = 0
    const size = totalSize(files.map(({ content }) => content))
    const save = () => {
      queue.current = queue.current.then(() => write(files))
    }
    const soon = () => {
      clearTimeout(timer)
      // What does not work is to be said at once: the first saving does not wait.
      timer = window.setTimeout(save, known.current ? 1000 + size / 10_000 : 0)
    }
    const atOnce = () => document.hidden && save()
    soon()
    element.addEventListener('input', soon)
    document.addEventListener('visibilitychange', atOnce)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', soon)
      document.removeEventListener('visibilitychange', atOnce)
    }
  }, [keep, stopped, files, form])

  return {
    fault,
    /** From now on, what is kept under this revision is ours to write over; none of it if undefined. */
    adopt(revision: string | undefined) {
      known.current = revision
      setFault(undefined)
      setKeep(true)
    },
    erase() {
      known.current = undefined
      setKeep(false)
      erase()
    },
  }
}
