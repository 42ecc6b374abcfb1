import { evidenceLimit, sizeWords, totalSize } from '../bytes/byte-size.ts'
import type { FilesState } from '../form/state.ts'

/** What happened to the files last, and how many are held now; empty until anything has happened. */
export function filesWords({ items, refused, last }: FilesState): string {
  if (!last) return ''
  if (last.what === 'kept whole')
    return `This page cannot safely remove anything from “${last.name}”. Keep it as it is, or leave it out.`
  const size = sizeWords(totalSize(items.map(({ file }) => file)))
  const held =
    items.length === 0 ? 'No files are held.' : `${counted(items.length)}, ${size} of ${sizeWords(evidenceLimit)}.`
  if (last.what === 'removed') return `Removed “${last.name}”. ${held}`
  if (refused.length === 0) return held
  return `${held} ${notTaken(refused.length)} See below.`
}

/** That so many files were refused. */
export function notTaken(files: number): string {
  return `${counted(files)} ${files === 1 ? 'was' : 'were'} not taken.`
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
