import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finalizeBuild } from '../../../server/finalize-build.ts'
import { getPageFile, notFound, pages } from '../../../src/site.ts'
import { createTemporaryDirectory } from '../../../tooling/run-nginx.ts'

/** Bytes of the film of a fixture build: more than the kernel's buffers hold. */
export const fixtureVideoBytes = 24_000_000

/**
 * Creates a complete build in a folder of its own, as if made at `now`: every page with little text, a script of this
 * name and a long film. The caller removes it.
 */
export function createFixtureBuild(now = new Date(), script = 'script-1.js'): string {
  const dist = createTemporaryDirectory()
  mkdirSync(join(dist, 'assets'))
  for (const page of [...pages, notFound]) {
    const words = `<title>${page.title}</title><style>p{color:red}</style><p>${script} ${page.description.repeat(9)}</p>`
    writeFileSync(join(dist, getPageFile(page)), `<!doctype html>${words}`)
  }
  writeFileSync(join(dist, 'assets', script), 'export const a = 1\n'.repeat(50))
  writeFileSync(join(dist, 'assets/film-1.mp4'), Buffer.alloc(fixtureVideoBytes, 'film'))
  finalizeBuild(dist, now)
  return dist
}
