import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The tests that compute pictures and film again and compare them with the published ones: most of a minute. */
export const computedMedia = ['film', 'share', 'stills', 'tonality'].map((name) => `media/${name}.test.ts`)

/** The recipes and the pictures. */
const sources = ['media/**/*.{ts,css,json,png,avif,webp,jpg,webm,mp4}', 'public/share/*']
const record = 'media/checked.txt'

/** One line that is another as soon as a recipe or a picture is. */
function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const own = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => path.replaceAll('\\', '/'))
  // What a recipe takes from the site: its numbers, the pages' titles, the colors.
  const taken = own
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/'\.\.\/(src\/[^']+)'/g)])
    .map(([, path = '']) => path)
  for (const path of [...new Set([...own, ...taken])].sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return `${hash.digest('hex')}\n`
}

/** Whether a recipe or a picture is another than when they were last compared. */
export function mediaChanged(root = '.'): boolean {
  return !existsSync(join(root, record)) || readFileSync(join(root, record), 'utf8') !== fingerprint(root)
}

/** Notes that the recipes make the pictures that are published. The note is committed with them. */
export function noteMediaChecked(root = '.'): void {
  if (mediaChanged(root)) writeFileSync(join(root, record), fingerprint(root))
}
