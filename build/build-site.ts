// `npm run build`: writes dist/, or the folder that is named, once the new build is checked and complete.
import { SettingError } from '../src/setting-error.ts'

// Vite keeps what the shell has set, and with another value React's larger development code would be published.
process.env.NODE_ENV = 'production'

try {
  // Settings are read while modules are loaded, and what is wrong with one has to be caught, too.
  const { writeSite } = await import('./write-site.ts')
  const errors = await writeSite()
  if (errors.length > 0) fail(errors.join('\n'))
} catch (error) {
  const { stack = '', message } = error as Error
  fail(error instanceof SettingError ? message : `${stack.replace(String(error), '').trimStart()}\n${message}`)
}

/** Prints what is wrong as the last lines of the build. */
function fail(message: string) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
