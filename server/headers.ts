/** A header that every path has which the pattern matches. */
export interface HeaderRule {
  /** As it is written. */
  readonly path: string
  readonly pattern: RegExp
  readonly name: string
  readonly value: string
}

/** Parses `_headers`: a line with a path, in which `*` stands for any characters, and below it, indented, its headers. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  let [path, pattern] = ['', /^/]
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('/')) [path, pattern] = [line, RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)]
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? []
    return name && value ? [{ path, pattern, name, value }] : []
  })
}
