// Twice as long, twice the time: a regular expression that tries again from every place costs four or eight times as much.
// Over four doublings that is seen at any speed.
const doublings = 4
/** What costs more than this for each doubling does not grow with its length. */
const suspected = 3
/** Processor time after which a suspicion is believed, in microseconds. */
const enough = 500_000

/** Processor time of this process that something takes when it is done `times` times, in microseconds. */
function spent(times: number, act: () => void): number {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Something that costs, and what it cost where least came between. */
class Cost {
  readonly #act: () => void
  #times = 1
  /** Microseconds. */
  least = Infinity

  constructor(act: () => void) {
    this.#act = act
    // So often that it can be measured.
    while (spent(this.#times, act) < 1_000) this.#times *= 2
  }

  /** Gives what the measurement itself took, in microseconds. */
  measure(): number {
    const all = spent(this.#times, this.#act)
    this.least = Math.min(this.least, all / this.#times)
    return all
  }
}

/**
 * How much more each doubling costs of what `make` prepares for a size, up to the largest size: 2 where time grows with
 * length, 4 where it grows with its square. A processor that is shared is five times slower from one moment to the next, so
 * short and long are measured in turn, and longer where the first measurements are suspicious.
 */
export function growth(largest: number, make: (size: number) => () => void): number {
  const short = new Cost(make(largest / 2 ** doublings))
  const long = new Cost(make(largest))
  let [each, taken] = [Infinity, 0]
  for (let round = 0; round < 4 || (each >= suspected && taken < enough); round += 1) {
    taken += short.measure() + long.measure()
    each = (long.least / short.least) ** (1 / doublings)
  }
  return each
}
