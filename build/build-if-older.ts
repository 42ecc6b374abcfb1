// `npm run build-if-older`: builds where a source has changed since the last build began, as tests do before they start.
import { fileURLToPath } from 'node:url'
import { describeOutdated } from './outdated.ts'

const outdated = describeOutdated(fileURLToPath(new URL('..', import.meta.url)), process.argv[2])
if (outdated) {
  process.stderr.write(`${outdated} It is built again.\n`)
  await import('./build-site.ts')
}
