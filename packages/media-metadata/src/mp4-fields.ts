/** What each box may hold (ISO/IEC 14496-12, section 6.2.3); the file itself has an empty name. */
export const boxChildren: Readonly<Record<string, readonly string[] | undefined>> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'co64'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun'],
}
/** Headers with clocks: when they were made and changed (section 8.2.2), behind version and flags. */
export const clockBoxes = /^(mv|tk|md)hd$/

/** Parses `key1:value key2:value`, with keys of four characters. */
const parsePairs = (pairs: string) =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.slice(0, 4), pair.slice(5)] as const))
/** The box with the parameters of a decoder, by how its pictures or sound are written (mp4ra.org); some have none. */
export const decoderBoxes: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> = {
  vide: parsePairs('avc1:avcC avc3:avcC hvc1:hvcC hev1:hvcC dvh1:hvcC av01:av1C vp08:vpcC vp09:vpcC mp4v:esds jpeg:'),
  soun: parsePairs('mp4a:esds ac-3:dac3 ec-3:dec3 Opus:dOps fLaC:dfLa alac:alac samr:damr .mp3: twos: sowt: ipcm:pcmC'),
}

/** Boxes that may stand in the description of any pictures: aspect, crop, bit rate, fields, light, Dolby's settings. */
export const descriptionBoxes = /^(pasp|clap|btrt|fiel|mdcv|clli|SmDm|CoLL|dv[cv]C)$/

/** Brands of standards, and not of makers (mp4ra.org). */
export const safeBrands =
  /^(iso\w|mp[47]\w|avc1|av01|h[ev][cv]1|dash|msdh|msix|hlsf|cmf\w|M4[AV][ HP]|MSNV|3gp\d|qt {2}|dby1)$/
