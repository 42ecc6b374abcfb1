import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, nameEarlierManifest } from '../server/policy/build-manifest.ts'
import { replaceFolder } from './replace-folder.ts'

const keptDays = 30
const keptBefore = 2

/** Copies the build in `dist` into `folder`, as the release of `now`. */
export function addRelease(folder: string, dist: string, now: Date): void {
  mkdirSync(folder, { recursive: true })
  // A colon in a path would be a host for rsync.
  cpSync(dist, join(folder, now.toISOString().replaceAll(':', '-')), { recursive: true })
}

/** Adds the release before the newest one a second time, as the release of `now`. Throws if there is none. */
export function goBack(folder: string, now: Date): void {
  const [, before] = existsSync(folder) ? listReleases(folder) : []
  if (before === undefined) throw new Error(`${folder} has no release before the newest one.`)
  addRelease(folder, join(folder, before), now)
}

/**
 * Replaces `dist` by the newest release in `folder` with the hashed files and the manifests of those that are kept:
 * pages that were opened before it request them. Removes the others. Returns the names of the kept ones, newest first.
 */
export function showNewestRelease(folder: string, dist: string, now: Date): readonly string[] {
  const all = listReleases(folder)
  const kept = all.slice(0, countKept(all, now))
  const [newest = '', ...earlier] = kept
  const next = `${dist}.next`
  rmSync(next, { recursive: true, force: true })
  // The oldest comes first: a compressed file of the same name may differ, and the newest manifest has precedence.
  for (const name of earlier.toReversed()) {
    cpSync(join(folder, name, 'assets'), join(next, 'assets'), { recursive: true })
    cpSync(join(folder, name, manifestFile), join(next, nameEarlierManifest(name)))
  }
  cpSync(join(folder, newest), next, { recursive: true })
  replaceFolder(dist, next)
  for (const name of all.slice(kept.length)) rmSync(join(folder, name), { recursive: true })
  return kept
}

/** Returns how many releases are kept of a list of names, newest first: those of 30 days and the two before them. */
export function countKept(names: readonly string[], now: Date): number {
  const since = now.getTime() - keptDays * 86_400_000
  return Math.max(1, names.filter((name) => getTime(name) >= since).length) + keptBefore
}

function listReleases(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => getTime(name) > 0)
    .sort()
    .reverse()
}

// NaN for a name that is not a release's.
function getTime(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}
