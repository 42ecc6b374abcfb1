import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** The tests that compute pictures and film again and compare them with the published ones: most of a minute. */
export const computedMedia = ['film', 'share', 'stills', 'tonality'].map((name) => `media/${name}.test.ts`)

/** What the pictures follow from, and the pictures; the share cards show the pages' titles. */
const sources = ['media/**/*.{ts,css,json,png,avif,webp,jpg,webm,mp4}', 'public/share/*', 'src/site.ts']
const record = 'media/checked.txt'

/** One line that is another as soon as a recipe or a picture is. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const paths = sources.flatMap((pattern) => globSync(pattern)).map((path) => path.replaceAll('\\', '/'))
  for (const path of paths.sort()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return `${hash.digest('hex')}\n`
}

/** Whether a recipe or a picture is another than when they were last compared. */
export function mediaChanged(): boolean {
  return globSync(record).length === 0 || readFileSync(record, 'utf8') !== fingerprint()
}

/** Notes that the recipes make the pictures that are published. The note is committed with them. */
export function noteMediaChecked(): void {
  if (!mediaChanged()) return
  writeFileSync(record, fingerprint())
  process.stdout.write(`The recipes make the pictures as published: noted in ${record}.\n`)
}
