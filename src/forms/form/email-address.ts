/**
 * Returns an email address as people write it. Chromium holds the domain of an email input in Punycode, whatever was
 * typed (HTML standard, section 4.10.5.1.5).
 */
export function formatEmailAddress(address: string): string {
  return address.replace(/(?<=[@.])xn--[^@.]+/g, decodeLabel)
}

/** Returns whether an email address ends in a domain without a dot: `ada@mail`, which some networks have. */
export function isDomainIncomplete(address: string): boolean {
  return /@[^@.]+$/.test(address.trim())
}

/** Decodes one label of a domain by RFC 3492, section 6.2. One that cannot be decoded is returned as it is. */
function decodeLabel(label: string): string {
  const [, basic = '', digits = ''] = /^xn--(?:(.*)-)?(.*)$/.exec(label) ?? []
  const characters = [...basic]
  let [codePoint, index, bias] = [128, 0, 72]
  for (let at = 0; at < digits.length; ) {
    const before = index
    for (let weight = 1, base = 36; ; base += 36) {
      // The letters are 0 to 25, the digits 26 to 35.
      const digit = (Number.parseInt(digits[at] ?? '', 36) + 26) % 36
      at += 1
      index += digit * weight
      const threshold = Math.min(Math.max(base - bias, 1), 26)
      if (!(index < 2 ** 31)) return label
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const length = characters.length + 1
    bias = adaptBias(before === 0 ? (index - before) / 700 : (index - before) / 2, length)
    codePoint += Math.floor(index / length)
    if (codePoint > 0x10ffff) return label
    index %= length
    characters.splice(index, 0, String.fromCodePoint(codePoint))
    index += 1
  }
  return characters.join('')
}

/** RFC 3492, section 6.1. */
function adaptBias(change: number, length: number): number {
  let delta = Math.floor(change)
  delta += Math.floor(delta / length)
  let base = 0
  for (; delta > 455; base += 36) delta = Math.floor(delta / 35)
  return base + Math.floor((36 * delta) / (delta + 38))
}
