import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Visitor } from './visitor.ts'
import { createVisitorActions } from './visitor-actions.ts'

/** Downloads the package and returns its bytes from the disk. */
export async function saveInEngine(visitor: Visitor): Promise<Buffer> {
  const actions = createVisitorActions(visitor)
  await actions.press('Save the file')
  await actions.see('asked to save it as ')
  let archive: Buffer | undefined
  await expect(async () => {
    const [name = ''] = readdirSync(visitor.driver.downloads).filter((each) => each.endsWith('.zip'))
    archive = readFileSync(join(visitor.driver.downloads, name))
    // The end of central directory record is written last.
    expect(archive.includes('PK\x05\x06')).toBe(true)
    rmSync(join(visitor.driver.downloads, name))
  }).toPass()
  return archive ?? Buffer.alloc(0)
}
