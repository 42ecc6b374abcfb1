/** The variable that holds, for each response, the name of its class of headers. */
export const classVariable = '$site_class'

/** A string in nginx's configuration language. Throws for what nginx would read as a variable. */
export function quoted(text: string): string {
  if (/\$[a-z{]/i.test(text)) throw new Error(`nginx would read a variable in: ${text}`)
  return `"${text.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

/** `name { … }` with its lines indented. */
export function block(name: string, lines: readonly string[]): string {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
}
