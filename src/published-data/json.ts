/** Returns a value as published JSON, indented for people who open the file. */
export function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
