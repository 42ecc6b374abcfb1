// `npm run release`: builds, and puts into dist/ what pages of earlier releases need. `npm run release -- --back`: the
// release before, again.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addRelease, goBack, showNewestRelease } from './releases.ts'

const [dist, folder] = ['dist', 'releases'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)))

try {
  if (dist && folder) await release(dist, folder)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function release(dist: string, folder: string) {
  const { back } = parseArgs({ options: { back: { type: 'boolean', default: false } } }).values
  if (!back) await import('./build-site.ts')
  // The build has printed why it failed.
  if (process.exitCode) return
  const now = new Date()
  if (back) goBack(folder, now)
  else addRelease(folder, dist, now)
  const [newest, ...earlier] = showNewestRelease(folder, dist, now)
  process.stdout.write(`release ${newest}, with the hashed files of ${earlier.length} earlier ones\n`)
}
