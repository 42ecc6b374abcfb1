// The package has no types. This is the part that the forms use.
declare module 'punycode/punycode.es6.js' {
  /** Decodes the labels of a domain or an email address that begin with `xn--`. Throws a RangeError for a malformed one. */
  export function toUnicode(input: string): string
}
