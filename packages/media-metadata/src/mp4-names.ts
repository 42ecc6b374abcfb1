import { decodeText } from './bytes.ts'
import type { MetadataFinding } from './metadata-report.ts'

/** Names of handlers and codecs that name neither a device nor a program. */
const genericNames =
  /^(core|media|video|sound|audio|(meta)?data|alias|text|url|time code|handler?|jvt|avc|hevc|h\.?26[45]|aac|mpeg-?4|coding|appl|mp4[av]?|[ /])+$/i

/** Reads the name of a handler or compressor, perhaps behind its length. Some have a day. */
export function readName(content: Uint8Array): MetadataFinding {
  const start = content[0] !== undefined && content[0] > 0 && content[0] < 32 ? 1 : 0
  const name = decodeText(content.subarray(start)).replaceAll('\0', ' ').trim()
  if (name === '' || genericNames.test(name)) return {}
  const isName = name.length <= 64 && /^[\p{L}\p{N} .,:;()[\]/+_-]+$/u.test(name) && !/\d\//.test(name)
  return isName ? { device: name } : { unknownParts: ['the name of a track or program'] }
}
