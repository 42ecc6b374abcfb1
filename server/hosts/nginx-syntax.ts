/** The variable with the name of a response's header class. */
export const classVariable = '$site_class'

/** Returns a string in nginx's syntax. Throws for what nginx would parse as a variable. */
export function quote(text: string): string {
  if (/\$[a-z{]/i.test(text)) throw new Error(`nginx would parse a variable in: ${text}`)
  return `"${text.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

export function formatBlock(name: string, lines: readonly string[]): string {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
}
