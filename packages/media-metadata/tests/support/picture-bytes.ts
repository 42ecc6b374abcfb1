import { inflateSync } from 'node:zlib'

/**
 * Returns the bytes from which a decoder computes pixels: of a JPEG its tables, frames and scans, of a PNG its pixels and
 * how they are colored.
 */
export function getPictureBytes(bytes: Uint8Array): string {
  const all = Buffer.from(bytes)
  return all[0] === 0xff ? getJpegPicture(all) : getPngPicture(all)
}

function getJpegPicture(bytes: Buffer): string {
  const parts: string[] = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xd9; ) {
    const marker = bytes[at + 1] ?? 0
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda)
      while (end + 1 < bytes.length && !(bytes[end] === 0xff && ![0, 0xff].includes(bytes[end + 1] ?? 0))) end += 1
    if (marker < 0xe0) parts.push(bytes.toString('base64', at, end))
    at = end
  }
  return parts.join()
}

function getPngPicture(bytes: Buffer): string {
  const colors: string[] = []
  const pixels: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
    if (type === 'IDAT') pixels.push(content)
    else if (['IHDR', 'PLTE', 'tRNS'].includes(type)) colors.push(content.toString('base64'))
    if (type === 'IEND') break
  }
  return `${colors.join()} ${inflateSync(Buffer.concat(pixels)).toString('base64')}`
}
