import type { EvidenceKind } from '../bytes/file-kind.ts'
import { jpegTraces, jpegWithout } from './jpeg.ts'
import { mp4Traces } from './mp4.ts'
import { mp4Without } from './mp4-without.ts'
import { pngTraces, pngWithout } from './png.ts'
import type { Removal, Traces } from './traces.ts'

/**
 * What a file tells beside its picture; undefined for a PDF, which is not looked into. Reads the file here and there,
 * never whole. Rejects with the browser's error if the file cannot be read.
 */
export async function tracesOf(file: Blob, kind: EvidenceKind): Promise<Traces | undefined> {
  if (kind === 'jpeg') return jpegTraces(file)
  if (kind === 'png') return pngTraces(file)
  return kind === 'mp4' ? mp4Traces(file) : undefined
}

/**
 * A copy of a file without its place, or without anything it tells, made of slices of the original. Undefined where that
 * cannot be done: a PDF, or a file whose parts are not where it says. It can then be filed as it is, or not at all.
 */
export async function withoutTraces(file: Blob, kind: EvidenceKind, what: Removal): Promise<Blob | undefined> {
  if (kind === 'jpeg') return jpegWithout(file, what)
  if (kind === 'png') return pngWithout(file, what)
  return kind === 'mp4' ? mp4Without(file, what) : undefined
}
