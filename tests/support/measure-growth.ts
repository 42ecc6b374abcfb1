// Twice the length takes twice the time, but a backtracking regular expression takes four or eight times as long. Over
// four doublings the difference is clear at any speed.
const doublings = 4
/** A higher growth per doubling is suspected not to be linear. */
const suspected = 3
/** Processor time after which a suspicion is confirmed, in microseconds. */
const enough = 500_000

/** Returns the processor time of calling a function `times` times, in microseconds. */
function spent(times: number, act: () => void): number {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** The cost of an operation: the minimum of its measurements. */
class Cost {
  readonly #act: () => void
  #times = 1
  /** Microseconds. */
  least = Infinity

  constructor(act: () => void) {
    this.#act = act
    // Often enough to be measurable.
    while (spent(this.#times, act) < 1_000) this.#times *= 2
  }

  /** Returns the time of the measurement itself, in microseconds. */
  measure(): number {
    const all = spent(this.#times, this.#act)
    this.least = Math.min(this.least, all / this.#times)
    return all
  }
}

/**
 * Returns the growth of cost per doubling of the size that `make` prepares for, up to the largest size: 2 for linear
 * time, 4 for quadratic. The speed of a shared processor varies, so short and long inputs are measured in turn, and
 * longer if the first measurements are suspicious.
 */
export function measureGrowth(largest: number, make: (size: number) => () => void): number {
  const short = new Cost(make(largest / 2 ** doublings))
  const long = new Cost(make(largest))
  let [each, taken] = [Infinity, 0]
  for (let round = 0; round < 4 || (each >= suspected && taken < enough); round += 1) {
    taken += short.measure() + long.measure()
    each = (long.least / short.least) ** (1 / doublings)
  }
  return each
}
