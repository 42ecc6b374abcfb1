/** A line of the list for each file: where it is, and its SHA-256 in hexadecimal. */
export interface Sum {
  readonly path: string
  readonly sha256: string
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' }

/**
 * The list that `sha256sum -c` reads (GNU coreutils manual, "cksum output modes"): a name with a backslash, a line feed
 * or a carriage return is escaped, and its line begins with a backslash to say so.
 */
export function checksumList(sums: readonly Sum[]): string {
  return sums
    .map(({ path, sha256 }) => {
      const escaped = path.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character)
      return `${escaped === path ? '' : '\\'}${sha256}  ${escaped}\n`
    })
    .join('')
}
