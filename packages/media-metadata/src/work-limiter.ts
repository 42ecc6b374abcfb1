/** Thrown when a file needs more steps than the limit. Its metadata is then unknown, not absent. */
export class WorkLimitError extends Error {
  override readonly name = 'WorkLimitError'
}

/** Counts the work that one file takes, so that no file can occupy a thread for long. */
export interface WorkLimiter {
  /** Counts steps, each about as long as searching 64 bytes. Throws WorkLimitError once the limit is passed. */
  spend(steps?: number): void
  readonly spent: number
}

/** Three times what the largest photo or video of 50 MB was measured to need. */
const defaultMaxSteps = 24_000_000

/** Creates a counter for one file. */
export function createWorkLimiter(maxSteps = defaultMaxSteps): WorkLimiter {
  let spent = 0
  return {
    spend(steps = 1) {
      spent += steps
      if (spent > maxSteps) throw new WorkLimitError('more parts than are read')
    },
    get spent() {
      return spent
    },
  }
}
