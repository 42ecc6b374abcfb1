/** The length of the boundary of UNCHARTED: a mean, and a wave for each constituent of the tide. */
export interface LengthModel {
  /** The instants between which it holds, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** In meters. */
  readonly mean: number
  /** Speed in degrees an hour; amplitudes as Chebyshev series from `from` to `to`, in quarters of a millimeter. */
  readonly constituents: readonly (readonly [speed: number, cosine: readonly number[], sine: readonly number[]])[]
}

export const hour = 3_600_000
export const minute = 60_000

/** Returns a function that computes the length in meters at an instant, in milliseconds since 1970. */
export function createLengthFunction({ from, to, mean, constituents }: LengthModel) {
  return (time: number): number => {
    const sinceMiddle = time - (from + to) / 2
    const x = (2 * sinceMiddle) / (to - from)
    const terms = [1, x, 2 * x ** 2 - 1, 4 * x ** 3 - 3 * x]
    const evaluate = (coefficients: readonly number[]) =>
      coefficients.reduce((sum, coefficient, order) => sum + coefficient * (terms[order] ?? 0), 0)
    return constituents.reduce((sum, [speed, cosine, sine]) => {
      const angle = (((speed * Math.PI) / 180) * sinceMiddle) / hour
      return sum + (evaluate(cosine) * Math.cos(angle) + evaluate(sine) * Math.sin(angle)) / 4000
    }, mean)
  }
}

/** A minute at which the boundary is longest or shortest, and its length then in meters. */
export interface Turn {
  readonly time: number
  readonly length: number
}

/** Returns the turns between two instants, in order. The minute of a turn does not depend on them. */
export function findTurns(getLength: (time: number) => number, from: number, to: number): Turn[] {
  const findVertex = (time: number, step: number) => {
    const [before, length, after] = [getLength(time - step), getLength(time), getLength(time + step)]
    return time + (step * (before - after)) / (2 * (before - 2 * length + after))
  }
  const turns: Turn[] = []
  const start = from - (from % hour)
  let before = getLength(start - hour)
  let length = getLength(start)
  for (let time = start; time < to + hour; time += hour) {
    const after = getLength(time + hour)
    if (length > before !== length < after) {
      const vertex = minute * Math.round(findVertex(findVertex(time, hour), 10 * minute) / minute)
      if (vertex >= from && vertex < to) turns.push({ time: vertex, length: getLength(vertex) })
    }
    before = length
    length = after
  }
  return turns
}
