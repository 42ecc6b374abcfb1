/** How many bytes of a box are its fields, by their definition. What is behind them is not the film. */
export type FieldsLength = (content: DataView) => number

const always = (length: number) => () => length

/**
 * What decoders need, and colors (mp4ra.org). Those of `whole` have no end of their own: their last field goes to the end of
 * the box.
 */
export const decoding: Readonly<Record<string, FieldsLength>> = {
  avcC: avcLength,
  hvcC: hevcLength(23),
  lhvC: hevcLength(6),
  esds: descriptorLength,
  vpcC: always(12),
  dOps: (content) => (content.getUint8(10) ? 13 + content.getUint8(1) : 11),
  d263: always(7),
  damr: always(9),
  dac3: always(3),
  dvcC: always(24),
  dvvC: always(24),
  pasp: always(8),
  clap: always(32),
  btrt: always(12),
  fiel: always(2),
  mdcv: always(24),
  clli: always(4),
  // `nclx` has a byte more than QuickTime's `nclc`; a color profile goes to the end.
  colr: (content) => ({ nclx: 11, nclc: 10, prof: content.byteLength, rICC: content.byteLength })[kindOf(content)] ?? 0,
  ...Object.fromEntries(['av1C', 'dfLa', 'dec3', 'alac'].map((type) => [type, wholeOf])),
}

function wholeOf({ byteLength }: DataView): number {
  return byteLength
}

function kindOf(content: DataView): string {
  return String.fromCharCode(...new Uint8Array(content.buffer, content.byteOffset, Math.min(4, content.byteLength)))
}

/** Where a list of units ends, each behind its length of two bytes. */
function unitsEnd(content: DataView, from: number, count: number): number {
  let at = from
  for (let unit = 0; unit < count; unit += 1) at += 2 + content.getUint16(at)
  return at
}

/** ISO/IEC 14496-15, section 5.3.3: two lists of parameter sets, and in the high profiles a third. */
function avcLength(content: DataView): number {
  const pictures = unitsEnd(content, 6, content.getUint8(5) & 31)
  const end = unitsEnd(content, pictures + 1, content.getUint8(pictures))
  const high = [100, 110, 122, 144].includes(content.getUint8(1)) && end + 4 <= content.byteLength
  return high ? unitsEnd(content, end + 4, content.getUint8(end + 3)) : end
}

/** Section 8.3.3: as many arrays of parameter sets as the last byte of the head says. */
function hevcLength(head: number): FieldsLength {
  return (content) => {
    let at = head
    for (let array = content.getUint8(head - 1); array > 0; array -= 1) {
      at = unitsEnd(content, at + 3, content.getUint16(at + 1))
    }
    return at
  }
}

/** ISO/IEC 14496-1, section 8.3.3: a tag, then a length of seven bits a byte while the eighth is set. */
function descriptorLength(content: DataView): number {
  let at = 5
  let length = 0
  let more = true
  while (more) {
    const byte = content.getUint8(at)
    length = length * 128 + (byte & 127)
    more = byte > 127
    at += 1
  }
  return at + length
}
