// `npm run build`: writes dist/, or the folder that is named, once the new build is checked and complete.
import { stripVTControlCharacters } from 'node:util'

// Vite keeps what the shell has set, and with another value React's larger development code would be published.
process.env.NODE_ENV = 'production'

try {
  // Settings and readings are read while modules are loaded, and what is wrong with one has to be caught, too.
  const { writeSite } = await import('./write-site.ts')
  const errors = await writeSite()
  if (errors.length > 0) fail(errors.join('\n'))
} catch (error) {
  fail(describeError(error as Error))
}

/**
 * Returns lines of which the last says what is wrong. An `Error` is of what somebody wrote, and names it; any other class is
 * of the code, and has its stack. A compiler says first what is wrong and where, and ends with a drawing of the place.
 */
function describeError(error: Error): string {
  const { stack = '', message } = error
  if (error.constructor !== Error) return `${stack.replace(String(error), '').trimStart()}\n${message}`
  const [, reason, place] = /(?:\[.+\] )?(.+)\n.*\[ (.+) \]/.exec(stripVTControlCharacters(message)) ?? []
  return place ? `${message}\n${place}: ${reason}` : message
}

/** Prints what is wrong as the last lines of the build. */
function fail(message: string) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
