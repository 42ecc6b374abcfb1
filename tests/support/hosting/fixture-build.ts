import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a fixture build has its film, and how many bytes that has: more than the kernel's buffers hold. */
export const fixtureFilm = { path: '/assets/film-1.mp4', bytes: 24_000_000 }

/** Copies the build into a folder of its own, with a long film. Returns the folder; the caller removes it. */
export function createFixtureBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('dist', dist, { recursive: true })
  writeFileSync(join(dist, fixtureFilm.path), Buffer.alloc(fixtureFilm.bytes, 'film'))
  return dist
}
