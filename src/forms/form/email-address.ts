import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * Returns an email address as people write it. Chromium holds the domain of an email input in Punycode, whatever was
 * typed (HTML standard, section 4.10.5.1.5).
 */
export function formatEmailAddress(address: string): string {
  try {
    return toUnicode(address)
  } catch (error) {
    // A label that begins like Punycode and is none.
    if (error instanceof RangeError) return address
    throw error
  }
}

/** Returns whether an email address ends in a domain without a dot: `ada@mail`, which some networks have. */
export function isDomainIncomplete(address: string): boolean {
  return /@[^@.]+$/.test(address.trim())
}
