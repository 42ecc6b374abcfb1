import { statSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** What no build reads. Any other file is a source, and so is a folder, which changes when a file is taken out of it. */
const others = ['**/node_modules', '**/tests', '**/*.test.ts', '**/*.md', 'bench', 'dist*', 'docs', 'test-results']

/** The file of a build whose time is that of its beginning. */
export const stampFile = '_build'

/**
 * Returns a sentence with a source that has changed since the build in `dist` of the project in the folder `root` began,
 * or undefined if none has. The time is that of the change, which no copying of files sets back.
 */
export function describeOutdated(root: string, dist = 'dist'): string | undefined {
  const stamp = statSync(join(root, dist, stampFile), { throwIfNoEntry: false })
  if (!stamp) return `There is no build in ${dist}/.`
  const sources = globSync('**', { cwd: root, ignore: others, onlyFiles: false, expandDirectories: false })
  const newer = sources.find((path) => statSync(join(root, path)).ctimeMs >= stamp.mtimeMs)
  return newer && `${dist}/ is older than ${newer}.`
}
