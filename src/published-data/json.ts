/** JSON as it is published: for programs, and for whoever opens it. */
export function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
