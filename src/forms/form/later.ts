import type { Clock } from './ports.ts'
import type { LaterState } from './state.ts'

/** As long as a visitor waits before the plain ways are shown. */
const patience = 5000

/** After a failure, writing alone asks again no sooner. */
const pause = 10_000

/**
 * Code that comes once somebody writes, as a promise: asked for at the first wish, and again at the next wish after a
 * failure. `set` is told of each state.
 */
export function laterCode<Parts>(
  load: () => Promise<Parts>,
  clock: Clock,
  set: (state: LaterState<Parts>) => void,
): LaterCode<Parts> {
  let asked: Promise<Parts | undefined> | undefined
  let notBefore = 0
  const begin = async () => {
    set({ is: 'coming', patient: true })
    const stop = clock.after(patience, () => set({ is: 'coming', patient: false }))
    try {
      const parts = await load()
      set({ is: 'here', parts })
      return parts
    } catch {
      // The network's fault, whatever the error says of it; the page says that a part did not arrive.
      asked = undefined
      notBefore = clock.now() + pause
      set({ is: 'failed' })
      return undefined
    } finally {
      stop()
    }
  }
  const ask = () => {
    asked ??= begin()
    return asked
  }
  return {
    ask,
    hint() {
      if (!asked && clock.now() >= notBefore) ask()
    },
  }
}

export interface LaterCode<Parts> {
  /** Gives it, or undefined if it does not arrive this time. Never rejects; while the network stalls it stalls. */
  ask(): Promise<Parts | undefined>
  /** It may be wanted soon. */
  hint(): void
}
