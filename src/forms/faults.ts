import { type FormEvent, useState } from 'react'
import { type Fault, type Field, faultsOf } from './field.ts'

/** What is wrong with a form: said at a submit, taken back field by field as it is mended. */
export function useFaults(fields: readonly Field[]) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [attempt, setAttempt] = useState(0)
  return {
    faults,
    /** Counts the submits that were refused. */
    attempt,
    // One `invalid` event comes for each refused control; all are read at the first, and the browser's bubble stays away.
    onInvalid(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setFaults(faultsOf(event.currentTarget, fields))
      setAttempt(attempt + 1)
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      if (faults.length === 0) return
      const now = faultsOf(event.currentTarget, fields)
      setFaults(now.filter((fault) => faults.some(({ name }) => name === fault.name)))
    },
    clear: () => setFaults([]),
  }
}
