import { decodeLatin1, isZeroFilled, readNumber } from './bytes.ts'
import { createFormError } from './layouts.ts'
import { startCode, type UnitFormat } from './sei.ts'

/** What `avcC` and `hvcC` state: how samples are cut into units, and units of parameters and messages, which are parts of them. */
export interface UnitConfiguration extends UnitFormat {
  readonly units: readonly Uint8Array[]
}

/** A box that is read field by field, and how many bits of it are read. */
interface Fields {
  readonly type: string
  readonly bytes: Uint8Array
  at: number
}

function expectForm({ type }: Fields, isOfForm: boolean): void {
  if (!isOfForm) throw createFormError(`a block called ${type}`)
}

/** Reads a field of some bits. Throws UncleanableError where the box ends before. */
function read(fields: Fields, size: number): number {
  const start = fields.at >> 3
  fields.at += size
  const end = (fields.at + 7) >> 3
  return Math.floor(readNumber(fields.bytes, start, end - start) / 2 ** (end * 8 - fields.at)) % 2 ** size
}

/** Reads a field behind reserved bits that fill its bytes: ones, or, as some writers have it, zeros in the upper half of a byte. */
function readLast(fields: Fields, size: number): number {
  const reserved = -size & 7
  const bits = read(fields, reserved)
  expectForm(fields, bits === 2 ** reserved - 1 || bits === 15 >> (8 - reserved))
  return read(fields, size)
}

function take(fields: Fields, length: number): Uint8Array {
  const start = fields.at / 8
  fields.at += length * 8
  const taken = fields.bytes.subarray(start, start + length)
  expectForm(fields, taken.length === length)
  return taken
}

const isAtEnd = ({ bytes, at }: Fields): boolean => at === bytes.length * 8

/** Takes units, each behind its length. */
const takeUnits = (fields: Fields, count: number): Uint8Array[] =>
  Array.from({ length: count }, () => take(fields, read(fields, 16)))

type UnitRecord = Omit<UnitConfiguration, 'isHevc'>

/** Reads an AVCDecoderConfigurationRecord behind its version (ISO/IEC 14496-15, section 5.3.3.1). */
function readAvcRecord(fields: Fields): UnitRecord {
  read(fields, 24) // AVCProfileIndication, profile_compatibility, AVCLevelIndication
  const lengthSizeMinusOne = readLast(fields, 2)
  const numOfSequenceParameterSets = readLast(fields, 5)
  const sequenceParameterSets = takeUnits(fields, numOfSequenceParameterSets)
  const numOfPictureParameterSets = read(fields, 8)
  const pictureParameterSets = takeUnits(fields, numOfPictureParameterSets)
  // Of profiles with more than 8 bits or colors, and not by all writers.
  if (!isAtEnd(fields)) {
    readLast(fields, 2) // chroma_format
    readLast(fields, 3) // bit_depth_luma_minus8
    readLast(fields, 3) // bit_depth_chroma_minus8
    const numOfSequenceParameterSetExt = read(fields, 8)
    expectForm(fields, numOfSequenceParameterSetExt === 0)
  }
  return { lengthSize: lengthSizeMinusOne + 1, units: [...sequenceParameterSets, ...pictureParameterSets] }
}

/** Reads an HEVCDecoderConfigurationRecord behind its version (ISO/IEC 14496-15, section 8.3.3.1). */
function readHevcRecord(fields: Fields): UnitRecord {
  read(fields, 8) // general_profile_space, general_tier_flag, general_profile_idc
  read(fields, 32) // general_profile_compatibility_flags
  read(fields, 48) // general_constraint_indicator_flags
  read(fields, 8) // general_level_idc
  readLast(fields, 12) // min_spatial_segmentation_idc
  readLast(fields, 2) // parallelismType
  readLast(fields, 2) // chroma_format_idc
  readLast(fields, 3) // bit_depth_luma_minus8
  readLast(fields, 3) // bit_depth_chroma_minus8
  read(fields, 16) // avgFrameRate
  read(fields, 6) // constantFrameRate, numTemporalLayers, temporalIdNested
  const lengthSizeMinusOne = read(fields, 2)
  const units: Uint8Array[] = []
  for (let numOfArrays = read(fields, 8); numOfArrays > 0; numOfArrays -= 1) {
    read(fields, 8) // array_completeness, NAL_unit_type: a unit states its own
    const numNalus = read(fields, 16)
    units.push(...takeUnits(fields, numNalus))
  }
  return { lengthSize: lengthSizeMinusOne + 1, units }
}

/** Reads the units in `avcC` or `hvcC` and their format; undefined if a box is neither. Throws UncleanableError. */
export function readUnitConfiguration(type: string, content: Uint8Array): UnitConfiguration | undefined {
  const isHevc = type === 'hvcC'
  if (!isHevc && type !== 'avcC') return undefined
  const fields: Fields = { type, bytes: content, at: 0 }
  const configurationVersion = read(fields, 8)
  const record = isHevc ? readHevcRecord(fields) : readAvcRecord(fields)
  expectForm(fields, configurationVersion === 1 && isAtEnd(fields))
  return { isHevc, ...record }
}

/** Tags of descriptors (ISO/IEC 14496-1, table 1). */
const esDescriptor = 3
const decoderConfigDescriptor = 4
const decoderSpecificInfo = 5
const slConfigDescriptor = 6
/**
 * Codings by their objectTypeIndication (ISO/IEC 14496-1, table 5): MPEG-4 Part 2, AAC, and those of MPEG-2 and MPEG-1. Not
 * JPEG, PNG and JPEG 2000: each picture is a file of its own there.
 */
const isCoding = (indication: number) => [0x20, 0x40].includes(indication) || (indication >= 0x60 && indication <= 0x6b)
const visualStream = 4
const audioStream = 5

/**
 * Returns whether a DecoderSpecificInfo is an AudioSpecificConfig (ISO/IEC 14496-3, section 1.6.2.1): audioObjectType,
 * samplingFrequencyIndex, channelConfiguration and what the type adds. Their numbers are not read; zeros may follow.
 */
const isAudioSetup = (setup: Uint8Array): boolean => setup.length > 1 && isZeroFilled(setup.subarray(8))

/** Returns how many bytes a header of MPEG-4 Part 2 or MPEG-2 may have behind its code; -1 for others (ISO/IEC 14496-2, section 6.2). */
function getMaxHeaderLength(code: number): number {
  if (code <= 0x1f) return 0 // video_object_start_code
  if (code <= 0x2f || code === 0xb5) return 40 // video_object_layer_start_code, visual_object_start_code
  if (code === 0xb0) return 1 // visual_object_sequence_start_code, with profile_and_level_indication
  if (code === 0xb2) return Infinity // user_data_start_code: what is behind it is erased
  return code === 0xb3 ? 8 : -1 // sequence_header_code of MPEG-2 (ISO/IEC 13818-2, section 6.2.2.1)
}

/** Returns whether a DecoderSpecificInfo is nothing but headers, each behind a start code, with zeros behind some. */
function isVisualSetup(setup: Uint8Array): boolean {
  const [before, ...headers] = decodeLatin1(setup).split(startCode)
  const isHeader = (header: string) => /^\0*$/.test(header.slice(1 + getMaxHeaderLength(header.charCodeAt(0))))
  return before === '' && headers.every(isHeader)
}

/** Reads an `esds` box (ISO/IEC 14496-14, section 5.6.1) and returns its DecoderSpecificInfo, empty if it has none. Throws UncleanableError. */
export function readElementaryStream(content: Uint8Array): Uint8Array {
  const fields: Fields = { type: 'esds', bytes: content, at: 0 }
  /** Reads how long a descriptor is (section 8.3.3): at most four bytes of seven bits, each behind whether one more follows. */
  const readSize = () => {
    let size = 0
    for (let [count, hasNext] = [0, 1]; hasNext && count < 4; count += 1) {
      hasNext = read(fields, 1)
      size = size * 128 + read(fields, 7)
    }
    return size
  }
  const versionAndFlags = read(fields, 32)
  expectForm(fields, versionAndFlags === 0)
  // Section 7.2.6.5. The lengths of the outer two are not compared: all that is in them is.
  expectForm(fields, read(fields, 8) === esDescriptor)
  readSize()
  read(fields, 16) // ES_ID
  const streamFlags = read(fields, 3) // streamDependenceFlag, URL_Flag, OCRstreamFlag: each states one more field
  expectForm(fields, streamFlags === 0)
  read(fields, 5) // streamPriority
  // Section 7.2.6.6.
  expectForm(fields, read(fields, 8) === decoderConfigDescriptor)
  readSize()
  const objectTypeIndication = read(fields, 8)
  const streamType = read(fields, 6)
  const upStream = read(fields, 1)
  expectForm(
    fields,
    isCoding(objectTypeIndication) && (streamType === visualStream || streamType === audioStream) && upStream === 0,
  )
  read(fields, 1) // reserved
  read(fields, 24 + 32 + 32) // bufferSizeDB, maxBitrate, avgBitrate
  // Section 7.2.6.7.
  let tag = read(fields, 8)
  let setup = content.subarray(0, 0)
  if (tag === decoderSpecificInfo) {
    setup = take(fields, readSize())
    expectForm(fields, isAudioSetup(setup) || isVisualSetup(setup))
    tag = read(fields, 8)
  }
  // Section 7.2.6.8: "reserved for use in MP4 files".
  expectForm(fields, tag === slConfigDescriptor && readSize() === 1)
  const predefined = read(fields, 8)
  expectForm(fields, predefined === 2 && isAtEnd(fields))
  return setup
}
