/** Parses `_redirects`: a line has a path, where it leads, and a status. Returns where each path leads. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^(\/\S*) (\S+)/gm)].map(([, from = '', to = '']) => [from, to]))
}
