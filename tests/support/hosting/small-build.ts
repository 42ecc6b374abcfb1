import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../machine/run-nginx.ts'
import { prepare } from '../../../server/prepare.ts'
import { fileOf, notFound, pages } from '../../../src/site.ts'

/** Bytes of the film of a small build: more than the kernel's buffers take at once. */
export const filmLength = 24_000_000

/** A whole build in a folder of its own: every page in a few words, a script and a long film. The caller removes it. */
export function smallBuild(): string {
  const dist = temporaryFolder()
  mkdirSync(join(dist, 'assets'))
  for (const page of [...pages, notFound]) {
    const words = `<title>${page.title}</title><style>p{color:red}</style><p>${page.description.repeat(9)}</p>`
    writeFileSync(join(dist, fileOf(page)), `<!doctype html>${words}`)
  }
  writeFileSync(join(dist, 'assets/script-1.js'), 'export const a = 1\n'.repeat(50))
  writeFileSync(join(dist, 'assets/film-1.mp4'), Buffer.alloc(filmLength, 'film'))
  prepare(dist, new Date())
  return dist
}
