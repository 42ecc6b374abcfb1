/** A file is made of more parts than any honest one. What is not read of it cannot be said to tell nothing. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** Counts what one file costs, so that no file can claim the machine. */
export interface Effort {
  /** Takes some steps, each about as long as reading 64 bytes. Throws TooMuchWork once the limit is passed. */
  spend(steps?: number): void
  readonly spent: number
}

/** Three times what a film of 50 MB with a reading for every picture needs. */
const most = 4_000_000

/** A counter for one file. */
export function effortFor(limit = most): Effort {
  let spent = 0
  return {
    spend(steps = 1) {
      spent += steps
      if (spent > limit) throw new TooMuchWork('more parts than this page reads')
    },
    get spent() {
      return spent
    },
  }
}
