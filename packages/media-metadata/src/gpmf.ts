import { createDataView, readCode, readString } from './bytes.ts'
import { createFinding, formatCoordinates } from './format-values.ts'
import type { MetadataFinding } from './metadata-report.ts'

/**
 * Reads GoPro's telemetry (github.com/gopro/gpmf-parser); `bytes` begins with a key, as a sample of its track or its user
 * data does. What lists other keys is read as if they stood by themselves.
 */
export function readGpmf(bytes: Uint8Array): MetadataFinding {
  const view = createDataView(bytes)
  const locations: string[] = []
  const times: string[] = []
  let model = ''
  let scale = 1
  let hasFix = true
  for (let at = 0; at + 8 <= bytes.length; ) {
    const key = readCode(bytes, at)
    const [type = 0, size = 0] = bytes.subarray(at + 4)
    const length = type && size * view.getUint16(at + 6)
    at += 8
    if (!/^[\w ]{4}$/.test(key) || at + length > bytes.length) break
    const text = readString(bytes.subarray(at, at + length))
    if (key === 'SCAL') scale = (size === 4 && length > 3 && view.getInt32(at)) || 1
    // Whether satellites are received is a field of its own, or the last two bytes of each place. 0 is without any.
    if (key === 'GPSF' && length > 3) hasFix = view.getUint32(at) > 0
    if (key === 'GPS9') hasFix = length > 31 && view.getUint16(at + 30) > 0
    // A camera writes ten to eighteen places a second; the first of each second will do.
    if (hasFix && /GPS[59]/.test(key) && length > 7)
      locations.push(...formatCoordinates(view.getInt32(at) / scale, view.getInt32(at + 4) / scale))
    // Year, month, day, hour, minute, second, UTC.
    if (key === 'GPSU') times.push(text.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(.*)/, '20$1:$2:$3 $4:$5:$6Z'))
    if (key === 'MINF' || (key === 'DVNM' && !model)) model = text
    at += Math.ceil(length / 4) * 4
  }
  return { ...createFinding({ model, times }), locations }
}
