import type { Layouts } from './layouts.ts'

const matrix = 'n8 z4 n8 z4 n8 40000000'
/** A time or duration of eight bytes, or that it is not known. */
const n8 = '(0000 | ffff) n6'
/** A number of a few bytes, in version 0 and 1. */
const time = 'z4 n4 | 01000000 n8'
/** Three primaries, D65 as white, and luminance; in units of 1/50000 (ISO/IEC 23008-2, section D.3.28) or 1/65536. */
export const masteringDisplay = '(n12 3d1[23] 404[12] n8 | z24)'
const masteringDisplay16 = 'n12 500[c-e] 543[89a] n8'
/** Where a descriptor states its length, with bytes before that state nothing (ISO/IEC 14496-1, section 8.3.3). */
const size = '(80){0,3}'
/** How to begin in the middle: "roll", "rap ", "sync", "prol". */
const grouping = '(726f6c6c | 72617020 | 73796e63 | 70726f6c)'

/** Boxes by ISO/IEC 14496-12, with the section. Clocks, names and the brands of makers are erased before. */
const fileLayouts: Layouts = {
  ...{ ftyp: 'n4 0000 n2 (n4)*', styp: 'n4 0000 n2 (n4)*' }, // 4.3 and 8.16.2
  mvhd: `(z4 z8 n8 | 01000000 z16 n4 ${n8}) 00010000 0[01].. z10 ${matrix} z24 n4`, // 8.2.2
  tkhd: `(0000000. z8 n4 z4 n4 | 0100000. z16 n4 z4 ${n8}) z8 n6 0000 ${matrix} n8`, // 8.3.2
  tref: '(0000000c n8)*', // 8.3.3
  mdhd: `(z4 z8 n8 | 01000000 z16 n4 ${n8}) n2 0000`, // 8.4.2
  hdlr: 'z4 (z4 | 6d686c72) (76696465 | 736f756e) (00)*', // 8.4.3, and QuickTime's "mhlr"
  stsd: 'z4 n4 (..)*', // 8.5.2
  ...{ stts: 'z4 n4 (n8)*', ctts: '0[01] 000000 n4 (n8)*' }, // 8.6.1.2 and 8.6.1.3
  cslg: 'z4 (s4){5}', // 8.6.1.4
  ...{ stss: 'z4 n4 (n4)*', stco: 'z4 n4 (n4)*', co64: 'z4 n4 (z2 n6)*' }, // 8.6.2 and 8.7.5
  sdtp: 'z4 ([^37bf][^37b-f])*', // 8.6.4
  elst: 'z4 n4 (n8 n2 0000)* | 01000000 n4 (0000 n6 (0000 | ffff) n8 0000)*', // 8.6.6
  dref: 'z4 n4 (0000000c (75726c20 | 616c6973) 00000001)*', // 8.7.2: samples are in the file itself
  ...{ stsz: 'z4 (z4 n4 (n4)* | n8)', stsc: 'z4 n4 (n8 000000 n1)*' }, // 8.7.3.2 and 8.7.4
  ...{ mehd: time, tfdt: time, mfhd: 'z4 n4', mfro: 'z4 n4' }, // 8.8.2, 8.8.12, 8.8.5 and 8.8.11
  trex: 'z4 n4 000000 n1 n8 0. n3', // 8.8.3
  tfhd: '000[0-3]00 [0-3]. n4 (z2 n6)? (s4){0,4}', // 8.8.7
  trun: '0[01]000. 0[0145] n4 (s4)*', // 8.8.8
  tfra: 'z4 n4 z4 n4 (s4 s4 n3)* | 01000000 n4 z4 n4 (z4 n4 z4 n4 n3)*', // 8.8.10
  sbgp: `z4 ${grouping} n4 (s4 000[01]00 n1)*`, // 8.9.2
  sgpd: `0[12]000000 ${grouping} 000000 0[12] n4 (..){1,8}`, // 8.9.3
  sidx: 'z4 0000 n2 n8 s4 0000 n2 ([0189]. n3 n8)* | 01000000 0000 n2 n4 0000 n6 z4 n4 0000 n2 ([0189]. n3 n8)*', // 8.16.3
  ...{ vmhd: '0000000[01] n8', smhd: 'z4 n2 0000' }, // 12.1.2 and 12.2.2
  iods: `z4 10 ${size} 07 n7 (0e ${size} 04 n4)*`, // ISO/IEC 14496-14, section 5.1
}

/** QuickTime's second handler, of the file that the samples are in, without its name: "dhlr". */
export const dataHandlerFields = 'z4 64686c72 n4 (z4 | 6170706c) n8'
/** Fields of the description of pictures and sound (sections 12.1.3 and 12.2.3, with QuickTime's). */
export const pictureFields = 'z6 n2 z8 (0000 0[0-4]..){2} n4 (0... 0000){2} z4 n2 z32 00.. (0000 | ffff)'
export const soundFields = 'z6 n2 z8 n4 (0000 | fff[ef]) 0000 n4'

/** Boxes in such a description that are about one codec, by the standards that are named; `mp4-decoders.ts` reads the others. */
const decoderLayouts: Layouts = {
  av1C: `81 n3 (0a (?<length>..) (?<counted>(..){1,24}?) (2a 06 01 n4 80 | 2a 1a 02 ${masteringDisplay16} 80)*)?`, // AV1 in ISOBMFF, 2.3.3
  vpcC: '01000000 n6 0000', // VP in ISOBMFF, "VP Codec Configuration Box"
  ...{ dac3: 'n3', dec3: 'n2 (n3 | n4){1,2} (01 n1)?' }, // ETSI TS 102 366, sections F.4 and F.6
  dOps: '00 n9 (00 | n1 n2 (0.){1,8})', // Opus in ISOBMFF, section 4.3.2
  dfLa: 'z4 80 000022 n4 0..... 0..... [0-2]. n7 z16', // FLAC in ISOBMFF, section 3.3.2
  alac: 'z4 n4 00 n1 280a0e 0. 00(00 | ff) n12 (00000018 6368616e z4 n4 z8)?', // ALAC, "Magic Cookie"
  damr: 'z4 n5', // 3GPP TS 26.244, section 6.7
  pcmC: 'z4 0[01] n1', // ISO/IEC 23003-5, section 5.2
}

/** Boxes in any such description, of ISO/IEC 14496-12 if no other is named. */
export const commonLayouts: Layouts = {
  ...{ pasp: 'n8', clap: '(s4){8}' }, // 12.1.4
  colr: '6e636c78 n6 [08]0 | 6e636c63 n6 | (70726f66 | 72494343) (..)*', // 12.1.5; profiles are cleaned
  ...{ mdcv: masteringDisplay, clli: 'n4' }, // 12.1.6
  btrt: 'n12', // 8.5.2
  fiel: '0[12] n1', // QuickTime File Format, "Video sample description extensions"
  ...{ SmDm: `z4 ${masteringDisplay16}`, CoLL: 'z4 n4' }, // VP in ISOBMFF, "HDR metadata"
  ...{ dvcC: 'n5 z19', dvvC: 'n5 z19' }, // Dolby Vision in ISOBMFF, section 3.2
}

export const boxLayouts: Layouts = { ...fileLayouts, ...decoderLayouts, ...commonLayouts }
