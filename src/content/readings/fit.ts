/** Returns the arithmetic mean of some numbers. */
export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the standard deviation of a sample: the root of the squared distances from the mean over n − 1. */
export function computeDeviation(values: readonly number[]): number {
  const mean = computeMean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** Returns the line through some points by least squares, and how far the farthest of them is from it, in units of y. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]) {
  const [meanX, meanY] = [computeMean(points.map(([x]) => x)), computeMean(points.map(([, y]) => y))]
  const covariance = computeMean(points.map(([x, y]) => (x - meanX) * (y - meanY)))
  const slope = covariance / computeMean(points.map(([x]) => (x - meanX) ** 2))
  const intercept = meanY - slope * meanX
  const largestResidual = Math.max(...points.map(([x, y]) => Math.abs(y - slope * x - intercept)))
  return { slope, intercept, largestResidual }
}

/**
 * Returns, for a further point at x, one standard deviation of its y about the line that is fitted to these: it includes how
 * uncertain the line itself is there, s √(1 + 1/n + d² / Σ d²), d from the mean of x, with s² = Σ residuals² / (n − 2)
 * (NIST/SEMATECH e-Handbook of Statistical Methods, section 4.5.2.1).
 */
export function createPredictionDeviation(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const { slope, intercept } = fitLine(points)
  const sumOfSquares = (values: readonly number[]) => values.reduce((sum, value) => sum + value ** 2, 0)
  const meanX = computeMean(points.map(([x]) => x))
  const spread = sumOfSquares(points.map(([x]) => x - meanX))
  const variance = sumOfSquares(points.map(([x, y]) => y - slope * x - intercept)) / (points.length - 2)
  return (x) => Math.sqrt(variance * (1 + 1 / points.length + (x - meanX) ** 2 / spread))
}

/** Returns the one value that all of these have. Throws where they differ: prose then has no single figure for them. */
export function getOnlyValue<Value>(values: readonly Value[], name: string): Value {
  const [value, ...others] = new Set(values)
  if (value === undefined || others.length > 0) throw new Error(`The readings have more than one ${name}.`)
  return value
}
