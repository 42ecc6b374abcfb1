// `npm run build-if-older`: builds where a source has changed since the last build began, as tests do before they start.
import { fileURLToPath } from 'node:url'
import { dist } from '../tooling/dist.ts'
import { describeOutdated } from './outdated.ts'

const outdated = describeOutdated(fileURLToPath(new URL('..', import.meta.url)), dist)
if (outdated) {
  process.stderr.write(`${outdated} It is built again.\n`)
  process.argv[2] = dist
  await import('./build-site.ts')
}
