import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { mediaChanged, noteMediaChecked } from './support/computed-media.ts'

const parts = [
  'media/carpet.ts',
  'src/content/recipes.ts',
  'media/film/poster-portrait-480.webp',
  'public/share/home.jpg',
]

for (const part of parts)
  test(`pictures are computed again once ${part} is another, and not before`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-'))
    for (const each of parts) cpSync(each, join(folder, each))
    expect(mediaChanged(folder), 'never compared').toBe(true)
    noteMediaChecked(folder)
    expect(mediaChanged(folder), 'compared').toBe(false)
    writeFileSync(join(folder, part), 'another')
    expect(mediaChanged(folder), 'changed').toBe(true)
    rmSync(folder, { recursive: true })
  })
