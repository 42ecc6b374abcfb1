import type { PlanePoint, Slit, View } from '../../../src/content/picture-parameters.ts'
import { type Complex, hankel } from './bessel.ts'

type Field = (at: PlanePoint) => Complex

const wavenumber = 2 * Math.PI

/** Returns the intensity of equal point sources in phase, per pixel, row by row: the sum of Hankel's H0 of k r. */
export function renderPointSources(
  points: readonly PlanePoint[],
  view: View,
  width: number,
  height: number,
): Float64Array {
  const wave = tabulate(0, farthest(points, view, height / width))
  return intensity(view, width, height, (at) => sum(points.map((p) => wave(Math.hypot(at.x - p.x, at.y - p.y)))))
}

/**
 * Returns the intensity behind a screen with slits, per pixel, row by row: the first Rayleigh-Sommerfeld integral,
 * ψ(x, y) = (i k / 2) ∫ H1(k r) (x / r) dy' over the slits. The view must be right of the screen.
 */
export function renderSlits(openings: readonly Slit[], view: View, width: number, height: number): Float64Array {
  const points = openings.flatMap((slit) => spread(slit, quadrature(view, width)))
  const wave = tabulate(1, farthest(points, view, height / width))
  return intensity(view, width, height, (at) => behind(points, wave, at))
}

/** Returns the field of the slits at one point, divided into pieces of at most `piece` wavelengths (midpoint rule). */
export function computeSlitField(openings: readonly Slit[], at: PlanePoint, piece: number): Complex {
  const points = openings.flatMap((slit) => spread(slit, piece))
  return behind(points, (r) => hankel(1, wavenumber * r), at)
}

interface Element extends PlanePoint {
  readonly length: number
}

function behind(elements: readonly Element[], wave: (r: number) => Complex, at: PlanePoint): Complex {
  let re = 0
  let im = 0
  for (const { y, length } of elements) {
    const r = Math.hypot(at.x, at.y - y)
    const h = wave(r)
    const weight = ((wavenumber / 2) * at.x * length) / r
    re -= weight * h.im
    im += weight * h.re
  }
  return { re, im }
}

/** Returns the step of the integration: the midpoint rule fails nearer to the screen than its step. */
function quadrature(view: View, width: number): number {
  return Math.min(1 / 12, (view.x + view.width / width / 2) / 2)
}

function spread({ top, bottom }: Slit, piece: number): Element[] {
  const count = Math.ceil((bottom - top) / piece)
  const length = (bottom - top) / count
  return Array.from({ length: count }, (_, i) => ({ x: 0, y: top + (i + 0.5) * length, length }))
}

function intensity(view: View, width: number, height: number, field: Field): Float64Array {
  const pixel = view.width / width
  const picture = new Float64Array(width * height)
  for (let i = 0; i < picture.length; i++) {
    const x = view.x + ((i % width) + 0.5) * pixel
    const y = view.y + (Math.floor(i / width) + 0.5) * pixel
    const { re, im } = field({ x, y })
    picture[i] = re * re + im * im
  }
  return picture
}

function sum(waves: readonly Complex[]): Complex {
  return waves.reduce((a, b) => ({ re: a.re + b.re, im: a.im + b.im }))
}

function farthest(points: readonly PlanePoint[], view: View, aspect: number): number {
  const corners = [0, 1].flatMap((i) => [0, 1].map((j) => [view.x + i * view.width, view.y + j * view.width * aspect]))
  return Math.max(...points.flatMap((p) => corners.map(([x = 0, y = 0]) => Math.hypot(x - p.x, y - p.y))))
}

/** Returns Hankel's function of k r from a table with 400 entries a wavelength: accurate to 4 digits. */
function tabulate(order: 0 | 1, reach: number): (r: number) => Complex {
  const step = 1 / 400
  const table = Array.from({ length: Math.ceil(reach / step) + 2 }, (_, i) =>
    hankel(order, wavenumber * Math.max(i, 1) * step),
  )
  return (r) => {
    const place = r / step
    const i = Math.floor(place)
    const [a, b] = [table[i] as Complex, table[i + 1] as Complex]
    return { re: a.re + (b.re - a.re) * (place - i), im: a.im + (b.im - a.im) * (place - i) }
  }
}
