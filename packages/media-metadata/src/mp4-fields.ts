/** Returns how many bytes of a box are its fields, by their definition; undefined where they are not as defined. */
type FieldsLength = (content: DataView) => number

const always = (length: number) => () => length
const table = (entry: number) => (content: DataView) => 8 + entry * content.getUint32(4)
const versioned = (short: number) => (content: DataView) => short + (content.getUint8(0) === 1 ? 12 : 0)

/**
 * How many bytes of each box are its fields, by their definitions (ISO/IEC 14496-12, sections 8 and 12). What is behind them
 * is no part of the video.
 */
export const fieldsLengths: Readonly<Record<string, FieldsLength | undefined>> = {
  mvhd: versioned(100),
  tkhd: versioned(84),
  elst: (content) => table(content.getUint8(0) === 1 ? 20 : 12)(content),
  mdhd: versioned(24),
  // All but the name, which is free text.
  hdlr: always(24),
  vmhd: always(12),
  smhd: always(8),
  stts: table(8),
  ctts: table(8),
  stss: table(4),
  stsc: table(12),
  stsz: (content) => 12 + (content.getUint32(4) ? 0 : 4 * content.getUint32(8)),
  stco: table(4),
  co64: table(8),
}

/** How long the boxes are that may stand in the description of any picture or sound: aspect, crop, bit rate, fields, light. */
export const descriptionLengths: Readonly<Record<string, number | undefined>> = {
  pasp: 8,
  clap: 32,
  btrt: 12,
  fiel: 2,
  mdcv: 24,
  clli: 4,
  // Dolby's settings of H.265.
  dvcC: 24,
  dvvC: 24,
}

/** Fields that are zero by their definitions, each from and to, by the type of the box and its version. */
export const reservedFields: Readonly<Record<string, readonly number[] | undefined>> = {
  mvhd0: [26, 36, 72, 96],
  mvhd1: [38, 48, 84, 108],
  tkhd0: [16, 20, 24, 32, 38, 40],
  tkhd1: [24, 28, 36, 44, 50, 52],
  mdhd0: [22, 24],
  mdhd1: [34, 36],
  hdlr0: [4, 8, 12, 24],
  vmhd0: [4, 12],
  smhd0: [4, 8],
  // Of a sample's description: free text, or what only QuickTime used: vendor, quality, name.
  picture: [0, 6, 8, 24, 36, 40, 42, 74],
  sound: [0, 6, 10, 16],
}

/** Brands of standards, and not of makers (mp4ra.org). */
export const safeBrands =
  /^(iso[2-9abcm]|mp4[12]|mp71|avc1|h[ev][cv]1|dash|msdh|msix|cmfc|M4V[ HP]|MSNV|3gp[4-6]|qt {2}|dby1)$/
