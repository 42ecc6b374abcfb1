// The house's rules for files: short ones, each named for what it knows.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@playwright/test'

const rooms = ['bench', 'build', 'media', 'server', 'src', 'tests']
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path.replaceAll('\\', '/')}`),
)
const sources = files.filter((path) => /\.(tsx?|css)$/.test(path))
const lines = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length

test('no source file is longer than 250 lines, and most are under 90', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => lines(path) > 250)).toEqual([])
  expect(sources.filter((path) => lines(path) >= 90).length).toBeLessThan(sources.length / 2)
})

test('no room or file is named for being useful', () => {
  const vague = /(^|\/)(utils?|lib|helpers?|hooks|common|misc|types|index)(\/|\.[a-z.]+$)/
  expect(sources.filter((path) => vague.test(path))).toEqual([])
})

test('a page, its words and its style lie together under its name', () => {
  const pages = sources.filter((path) => path.endsWith('.page.tsx'))
  expect(pages.length).toBeGreaterThan(6)
  for (const path of pages) expect(path).toContain(`/${basename(path, '.page.tsx')}/`)
})
