/**
 * The mark's lines: hydrogen's Balmer series as seen in air, in nanometers (H-delta, H-gamma, H-beta, H-alpha).
 * The header, the icons and the share cards are all drawn from this list.
 */
export const balmer = [410.2, 434.0, 486.1, 656.3] as const

/** The mark's size in its own units, and the width of each of its lines. */
export const markWidth = 54
export const markHeight = 48
const lineWidth = 3

/** One line of the mark, in the mark's own units. */
export interface MarkLine {
  readonly nanometers: number
  /** The line's left edge. */
  readonly x: number
  readonly width: number
  /** True for H-alpha, the one red line. */
  readonly live: boolean
}

/** The four lines in a mark of any width, to scale: distances between them are distances between wavelengths. */
export function linesIn(width: number, stroke: number): MarkLine[] {
  const [first, , , last] = balmer
  return balmer.map((nanometers) => ({
    nanometers,
    x: ((nanometers - first) / (last - first)) * (width - stroke),
    width: stroke,
    live: nanometers === last,
  }))
}

/** The lines of the mark as the header shows it. */
export const markLines = linesIn(markWidth, lineWidth)
