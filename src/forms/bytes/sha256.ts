const words = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]
const constants = Int32Array.from(words)
const start = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** A SHA-256 that is fed piece by piece. */
export interface Sha256 {
  update(bytes: Uint8Array): void
  /** The digest of all that was fed, as 64 lowercase hexadecimal digits. Ends the feeding. */
  hex(): string
}

/**
 * SHA-256 (FIPS 180-4, section 6.2), incremental. The browser's own `crypto.subtle.digest` wants a whole file in memory,
 * cannot be canceled, tells no progress, and is missing where the page came by plain HTTP.
 */
export function sha256(): Sha256 {
  const state = Int32Array.from(start)
  const schedule = new Int32Array(64)
  const block = new Uint8Array(64)
  let filled = 0
  let length = 0

  function update(bytes: Uint8Array): void {
    length += bytes.length
    let offset = 0
    if (filled > 0) {
      offset = Math.min(64 - filled, bytes.length)
      block.set(bytes.subarray(0, offset), filled)
      filled += offset
      if (filled < 64) return
      compress(state, schedule, block, 0)
    }
    for (; offset + 64 <= bytes.length; offset += 64) compress(state, schedule, bytes, offset)
    filled = bytes.length - offset
    block.set(bytes.subarray(offset))
  }

  function hex(): string {
    const bits = length * 8
    const padding = new Uint8Array((filled < 56 ? 64 : 128) - filled)
    const view = new DataView(padding.buffer)
    padding[0] = 0x80
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(padding.length - 4, bits % 2 ** 32)
    update(padding)
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  return { update, hex }
}

function compress(state: Int32Array, w: Int32Array, bytes: Uint8Array, offset: number): void {
  const at = (index: number) => w[index] as number
  const byte = (index: number) => bytes[index] as number
  for (let t = 0, i = offset; t < 16; t += 1, i += 4)
    w[t] = (byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3)
  for (let t = 16; t < 64; t += 1) {
    const x = at(t - 15)
    const y = at(t - 2)
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = at(t - 16) + s0 + at(t - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] as number) + at(t)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index += 1) state[index] = (state[index] as number) + (sums[index] as number)
}
