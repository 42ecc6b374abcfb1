import { useState } from 'react'

/**
 * Returns the text of a status message, empty at first, and a function that shows there what a press did, once it is
 * done.
 */
export function useStatus(): readonly [
  status: string,
  showOutcome: (outcome: string | Promise<string>) => Promise<void>,
] {
  const [status, setStatus] = useState('')
  const showOutcome = async (outcome: string | Promise<string>) => {
    // Emptied first, so that the same message is announced again.
    setStatus('')
    setStatus(await outcome)
  }
  return [status, showOutcome]
}
