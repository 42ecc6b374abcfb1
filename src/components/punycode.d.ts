declare module 'punycode/punycode.es6.js' {
  /** Decodes the labels of a domain that are in Punycode (RFC 3492). Throws a RangeError on one that is none. */
  export function toUnicode(domain: string): string
}
