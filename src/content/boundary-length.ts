/**
 * The length of the boundary of UNCHARTED by the tide tables: a mean, and a cosine for each constituent of the tide.
 * `length-model.ts` computes one; a browser evaluates it.
 */
export interface LengthModel {
  /** The instants between which it holds, in milliseconds since 1970. */
  readonly from: number
  readonly to: number
  /** In meters. */
  readonly mean: number
  /**
   * Of each constituent its speed in degrees an hour, then the coefficients of two Chebyshev series of degree 3 over the time
   * between `from` and `to`, in turn and without zeros at the end: of its amplitude times the cosine of its phase, and of
   * its amplitude times the sine, in steps of half a millimeter.
   */
  readonly constituents: readonly (readonly number[])[]
}

export const hour = 3_600_000
const minute = 60_000

/**
 * Returns a function that computes the length in meters at an instant within some days of `near`. Amplitudes and phases
 * change with the moon's node, in 18.6 years, and so are evaluated once, at `near`.
 */
export function createLengthFunction({ from, to, mean, constituents }: LengthModel, near: number) {
  const middle = (from + to) / 2
  const angle = Math.acos((2 * (near - middle)) / (to - from))
  const waves = constituents.map(([degrees = 0, ...coefficients]) => {
    const [x = 0, y = 0] = [0, 1].map((part) =>
      [0, 1, 2, 3].reduce((sum, order) => sum + (coefficients[2 * order + part] ?? 0) * Math.cos(order * angle), 0),
    )
    return [(degrees * Math.PI) / 180 / hour, Math.hypot(x, y) / 2000, Math.atan2(y, x)] as const
  })
  return (time: number): number =>
    waves.reduce((sum, [speed, amplitude, phase]) => sum + amplitude * Math.cos(speed * (time - middle) + phase), mean)
}

/** A minute at which the boundary is longest or shortest, and its length then in meters. */
export interface Turn {
  readonly time: number
  readonly length: number
}

/**
 * Returns the turns between two instants, in order. A turn is where the parabola through three lengths turns: first of hours
 * between which the boundary stops growing or shrinking, then of ten minutes around it.
 */
export function findTurns(getLength: (time: number) => number, from: number, to: number): Turn[] {
  const findVertex = (time: number, step: number) => {
    const [before, length, after] = [getLength(time - step), getLength(time), getLength(time + step)]
    return time + (step * (before - after)) / (2 * (before - 2 * length + after))
  }
  const turns: Turn[] = []
  let [before, length] = [getLength(from - 2 * hour), getLength(from - hour)]
  for (let time = from - hour; time < to + hour; time += hour) {
    const after = getLength(time + hour)
    if ((length - before) * (after - length) <= 0) {
      const vertex = minute * Math.round(findVertex(findVertex(time, hour), 10 * minute) / minute)
      if (vertex >= from && vertex < to) turns.push({ time: vertex, length: getLength(vertex) })
    }
    before = length
    length = after
  }
  return turns
}
