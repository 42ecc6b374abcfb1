import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * Returns an email address with the letters of its domain as they were written: `ada@müller.example`. Chromium's control
 * contains `ada@xn--mller-kva.example` (RFC 5891), and checks that. What is no such address is returned as it is.
 */
export function decodeEmailDomain(address: string): string {
  const [, name = '', domain = ''] = /^([^@]+@)([a-z\d.-]*xn--[a-z\d.-]+)$/i.exec(address) ?? []
  if (!domain) return address
  try {
    const decoded = toUnicode(domain.toLowerCase())
    const isSame = new URL(`http://${decoded}`).hostname === new URL(`http://${domain}`).hostname
    return isSame ? name + decoded : address
  } catch (error) {
    // Neither the decoder nor the browser takes it for a domain.
    if (error instanceof RangeError || error instanceof TypeError) return address
    throw error
  }
}
