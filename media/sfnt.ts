/** What a line box needs to know of a font; all lengths in em. */
export interface Metrics {
  readonly ascent: number
  /** Below the baseline, positive. */
  readonly descent: number
  readonly lineGap: number
  /** How far a text reaches when its glyphs are set one after another, without kerning. */
  readonly advance: (text: string) => number
}

/** Reads the `head`, `hhea`, `hmtx` and `cmap` (format 4) tables of a font in SFNT form, as OpenType lays them out. */
export function readMetrics(font: Buffer): Metrics {
  const em = table(font, 'head').readUInt16BE(18)
  const hhea = table(font, 'hhea')
  const hmtx = table(font, 'hmtx')
  const widths = hhea.readUInt16BE(34)
  const glyph = characterMap(table(font, 'cmap'))
  const advance = (text: string) =>
    Array.from(text).reduce((sum, char) => sum + hmtx.readUInt16BE(4 * Math.min(glyph(char), widths - 1)), 0)
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    advance: (text) => advance(text) / em,
  }
}

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) !== tag) continue
    const start = font.readUInt32BE(record + 8)
    return font.subarray(start, start + font.readUInt32BE(record + 12))
  }
  throw new Error(`The font has no ${tag} table.`)
}

/** The glyph of a character of the basic plane; throws when the font has none. */
function characterMap(cmap: Buffer): (char: string) => number {
  const start = formatFour(cmap)
  const doubled = cmap.readUInt16BE(start + 6)
  const [ends, starts] = [start + 14, start + 16 + doubled]
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled]
  return (char) => {
    const code = char.charCodeAt(0)
    let at = 0
    while (cmap.readUInt16BE(ends + at) < code) at += 2
    const first = cmap.readUInt16BE(starts + at)
    const offset = cmap.readUInt16BE(offsets + at)
    const index = offset === 0 ? code : cmap.readUInt16BE(offsets + at + offset + 2 * (code - first))
    const glyph = first > code || index === 0 ? 0 : (index + cmap.readUInt16BE(deltas + at)) & 0xffff
    if (glyph === 0) throw new Error(`The font has no glyph for U+${code.toString(16).padStart(4, '0')}.`)
    return glyph
  }
}

function formatFour(cmap: Buffer): number {
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const start = cmap.readUInt32BE(record + 4)
    if (cmap.readUInt16BE(start) === 4) return start
  }
  throw new Error('The font has no character map of format 4.')
}
