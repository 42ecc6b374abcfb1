import { totalSize } from '../bytes/byte-size.ts'
import type { FilesState, Item } from './state.ts'

/** How much of the files has been read, from 0 to 1. */
export function readShare({ items, reading }: FilesState): number {
  const sizeOf = (some: readonly Item[]) => totalSize(some.map(({ file }) => file))
  return (sizeOf(items.filter(({ sums }) => sums)) + reading) / (sizeOf(items) || 1)
}
