/**
 * The wavelengths of the mark's lines: hydrogen's Balmer series in air, in nanometers (H-delta, H-gamma, H-beta,
 * H-alpha). The header, the icons and the share images use this list.
 */
const balmerWavelengths = [410.2, 434.0, 486.1, 656.3] as const

/** The mark's width in its own units, and the width of each of its lines. */
export const markWidth = 54
export const markHeight = 48
const lineWidth = 3

/** One line of the mark, in the mark's own units. */
export interface MarkLine {
  readonly nanometers: number
  readonly x: number
  readonly width: number
  /** True for H-alpha, the one red line. */
  readonly isAccent: boolean
}

/**
 * Returns the four lines in a mark of any width, to scale: their distances are proportional to those of the
 * wavelengths.
 */
export function createMarkLines(width: number, stroke: number): MarkLine[] {
  const [first, , , last] = balmerWavelengths
  return balmerWavelengths.map((nanometers) => ({
    nanometers,
    x: ((nanometers - first) / (last - first)) * (width - stroke),
    width: stroke,
    isAccent: nanometers === last,
  }))
}

export const markLines = createMarkLines(markWidth, lineWidth)
