import { type FormEvent, type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { type Fault, type Field, faultsOf } from './field.ts'

/** What is wrong with a form: said at a submit, taken back field by field as it is mended. */
export function useFaults(form: RefObject<HTMLFormElement | null>, fields: readonly Field[]) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [attempt, setAttempt] = useState(0)

  const onInvalid = useEffectEvent((event: Event) => {
    const element = form.current
    if (!element?.contains(event.target as Node)) return
    // One event comes for each refused control. The browser's bubble stays away, and React, which would take each of
    // them through the whole tree, is spared: all faults are read at the first.
    event.preventDefault()
    event.stopPropagation()
    if (event.target !== element.querySelector(':invalid:not(fieldset)')) return
    const now = faultsOf(element, fields)
    startTransition(() => {
      setFaults(now)
      setAttempt((before) => before + 1)
    })
  })
  useEffect(() => {
    document.addEventListener('invalid', onInvalid, true)
    return () => document.removeEventListener('invalid', onInvalid, true)
  }, [])
  return {
    faults,
    /** Counts the submits that were refused. */
    attempt,
    onInput(event: FormEvent<HTMLFormElement>) {
      if (faults.length === 0) return
      const now = faultsOf(event.currentTarget, fields)
      setFaults(now.filter((fault) => faults.some(({ name }) => name === fault.name)))
    },
    clear: () => setFaults([]),
  }
}
