// `npm run build`: writes dist/, or the folder that is named, once the new build is checked and complete. `--sizes` prints its sizes.
import { describeError, fail } from './failure.ts'

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
