import { stripVTControlCharacters } from 'node:util'

/**
 * Returns lines of which the last says what is wrong. An `Error` is of what somebody wrote, and names it; any other class is
 * of the code, and has its stack. A compiler says first what is wrong and where, and ends with a drawing of the place.
 */
export function describeError(error: Error): string {
  const { stack = '', message } = error
  if (error.constructor !== Error) return `${stack.replace(String(error), '').trimStart()}\n${message}`
  const [, reason, place] = /(?:\[.+\] )?(.+)\n.*\[ (.+) \]/.exec(stripVTControlCharacters(message)) ?? []
  return place ? `${message}\n${place}: ${reason}` : message
}

/** Prints what is wrong as the last lines of a program, which has failed. */
export function fail(message: string): void {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
