import { concatBytes, decodeLatin1 } from './byte-views.ts'

/** `ICC_PROFILE`, NUL, the number of the part, how many there are (ICC.1:2022, annex B.4), behind marker and length. */
const headLength = 18
const maxPartBytes = 65_519

/**
 * Joins the parts of a color profile, from the APP2 segments that hold them. Undefined if a part is missing or there
 * twice.
 */
export function joinProfile(segments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | undefined {
  const number = (segment: Uint8Array) => segment[headLength - 2] ?? 0
  const parts = [...segments].sort((one, other) => number(one) - number(other))
  const isComplete = parts.every((part, index) => number(part) === index + 1 && part[headLength - 1] === parts.length)
  return isComplete ? concatBytes(...parts.map((part) => part.subarray(headLength))) : undefined
}

/** Splits a color profile into the contents of as many APP2 segments as it needs. */
export function splitProfile(profile: Uint8Array): Uint8Array[] {
  const count = Math.ceil(profile.length / maxPartBytes)
  return Array.from({ length: count }, (_, index) =>
    concatBytes(
      new TextEncoder().encode('ICC_PROFILE\0'),
      Uint8Array.of(index + 1, count),
      profile.subarray(index * maxPartBytes, (index + 1) * maxPartBytes),
    ),
  )
}

/** Returns whether a segment is a part of a color profile and has its complete name. */
export function isProfileSegment(bytes: Uint8Array): boolean {
  return bytes[1] === 0xe2 && decodeLatin1(bytes.subarray(4, 16)) === 'ICC_PROFILE\0'
}
