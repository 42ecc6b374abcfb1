/**
 * Returns an email address with the letters of its domain as they were written: `ada@müller.example`. Chromium's control
 * contains `ada@xn--mller-kva.example` (RFC 5891), and checks that. What is no such address is returned as it is.
 */
export function decodeEmailDomain(address: string): string {
  const [, name = '', domain = ''] = /^([^@]+@)([a-z\d.-]*xn--[a-z\d.-]+)$/i.exec(address) ?? []
  const labels = domain.split('.').map((label) => (/^xn--./i.test(label) ? decodePunycode(label.slice(4)) : label))
  const decoded = labels.join('.')
  return isSameHost(decoded, domain) ? name + decoded : address
}

function isSameHost(one: string, other: string): boolean {
  try {
    return new URL(`http://${one}`).hostname === new URL(`http://${other}`).hostname
  } catch {
    return false
  }
}

/** Decodes a label without its `xn--` (RFC 3492, section 6.2, with the parameters of section 5). Wrong ones decode to anything. */
function decodePunycode(label: string): string {
  const [base, minThreshold, maxThreshold, skew, damp] = [36, 1, 26, 38, 700]
  const delimiter = label.lastIndexOf('-')
  const characters = [...label.slice(0, Math.max(delimiter, 0))]
  let [codePoint, index, bias] = [128, 0, 72]
  for (let at = delimiter + 1; at < label.length; ) {
    const start = index
    for (let [weight, k] = [1, base]; at < label.length; k += base) {
      const digit = Number.parseInt(label.charAt(at), base)
      at += 1
      // Letters are 0 to 25 here, and digits 26 to 35.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, minThreshold), maxThreshold)
      if (value < threshold) break
      weight *= base - threshold
    }
    const count = characters.length + 1
    let delta = Math.floor((index - start) / (start === 0 ? damp : 2))
    delta += Math.floor(delta / count)
    let steps = 0
    for (; delta > ((base - minThreshold) * maxThreshold) / 2; steps += base)
      delta = Math.floor(delta / (base - minThreshold))
    bias = steps + Math.floor((base * delta) / (delta + skew))
    codePoint += Math.floor(index / count)
    index %= count
    characters.splice(index, 0, String.fromCodePoint(Math.min(codePoint, 0x10ffff)))
    index += 1
  }
  return characters.join('')
}
