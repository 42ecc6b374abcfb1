export interface Complex {
  readonly re: number
  readonly im: number
}

/**
 * Returns Hankel's H of the first kind, J + iY, at x > 0, accurate to 1e-9 for x >= 0.02: exp(ix) (4/π) ∫ exp(-x v²) /
 * sqrt(2i - v²) dv over v from 0 up is H0 (DLMF 10.32.8, its contour rotated), and H1 = -dH0/dx.
 */
export function hankel(order: 0 | 1, x: number): Complex {
  const reach = 6 / Math.sqrt(x)
  const steps = Math.max(160, Math.ceil(reach * 12))
  const step = reach / steps
  let re = 0
  let im = 0
  for (let i = 0; i <= steps; i++) {
    const square = (i * step) ** 2
    const weight = (i === 0 ? 0.5 : 1) * Math.exp(-x * square)
    const { re: a, im: b } = inverseRoot({ re: -square, im: 2 })
    // d/dx of exp(ix - x v²) is (i - v²) times itself, and H1 is minus that.
    re += weight * (order === 0 ? a : square * a + b)
    im += weight * (order === 0 ? b : square * b - a)
  }
  const scale = (4 / Math.PI) * step
  const [cos, sin] = [Math.cos(x) * scale, Math.sin(x) * scale]
  return { re: cos * re - sin * im, im: cos * im + sin * re }
}

function inverseRoot({ re, im }: Complex): Complex {
  const size = Math.hypot(re, im) ** -0.5
  const angle = -Math.atan2(im, re) / 2
  return { re: size * Math.cos(angle), im: size * Math.sin(angle) }
}
