import { latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { coordinates, recordedTime } from './recorded.ts'
import type { Finding } from './traces.ts'

/** Bytes of one element of each type that is read here (github.com/gopro/gpmf-parser, "GPMF Types"). */
const sizes: Readonly<Record<string, number>> = { l: 4, L: 4, s: 2, S: 2, c: 1, U: 16 }
const deepest = 6

/** What a GoPro's readings tell: `bytes` begins with a key, as a sample of its track or its block of notes does. */
export function gpmfFinding(bytes: Uint8Array, effort: Effort): Finding {
  const places: string[] = []
  let time: Finding['time']
  let device: string | undefined
  let scale: readonly number[] = []

  function read(from: number, to: number, depth: number): void {
    for (let at = from; at + 8 <= to; ) {
      effort.spend()
      const view = viewOf(bytes)
      const key = latin(bytes.subarray(at, at + 4))
      const type = String.fromCharCode(view.getUint8(at + 4))
      const size = view.getUint8(at + 5)
      const length = size * view.getUint16(at + 6)
      const start = at + 8
      const end = Math.min(start + length, to)
      if (!/^[\w ]{4}$/.test(key)) return
      if (type === '\0' && depth < deepest) read(start, end, depth + 1)
      const text = () => latin(bytes.subarray(start, Math.min(end, start + 80))).replace(/\0.*/s, '')
      const number = (offset: number) =>
        type === 's' ? view.getInt16(offset) : type === 'l' || key.startsWith('GPS') ? view.getInt32(offset) : 1
      if (key === 'SCAL') scale = elements(start, end, sizes[type] ?? 4).map(number)
      // A camera gives ten to eighteen places a second; the first of each second will do.
      if ((key === 'GPS5' || key === 'GPS9') && size >= 20 && end - start >= size)
        places.push(
          ...coordinates(number(start) / (scale[0] || 1e7), number(start + 4) / (scale[1] || scale[0] || 1e7)),
        )
      // Section "GPSU" there: yymmddhhmmss.sss, UTC.
      const [, ...parts] = key === 'GPSU' ? (/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text()) ?? []) : []
      if (parts.length) time ??= recordedTime(`20${parts.slice(0, 3).join(':')} ${parts.slice(3).join(':')}`, 'utc')
      if (key === 'MINF' || (key === 'DVNM' && !device)) device = text().trim() || device
      at = start + Math.ceil(length / 4) * 4
    }
  }
  read(0, bytes.length, 0)
  return { places, time, device }
}

function elements(start: number, end: number, size: number): number[] {
  return Array.from({ length: Math.min(Math.floor((end - start) / size), 9) }, (_, index) => start + index * size)
}
