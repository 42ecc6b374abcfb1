import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Moves the folder `next` to where `folder` is. The old one is removed last, so that one complete folder exists if this
 * is interrupted.
 */
export function replaceFolder(folder: string, next: string): void {
  const previous = `${folder}.previous`
  if (existsSync(folder)) {
    rmSync(previous, { recursive: true, force: true })
    renameSync(folder, previous)
  }
  renameSync(next, folder)
  rmSync(previous, { recursive: true, force: true })
}
