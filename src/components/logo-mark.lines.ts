/** Hydrogen's Balmer series in air, in nanometers: H-delta, H-gamma, H-beta, H-alpha. */
const balmerWavelengths = [410.2, 434.0, 486.1, 656.3] as const

export const markWidth = 54
export const markHeight = 48
const lineWidth = 3

export interface MarkLine {
  readonly nanometers: number
  readonly x: number
  readonly width: number
  readonly isAccent: boolean
}

/** Returns the four lines in a mark of any width, their distances to scale. */
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
