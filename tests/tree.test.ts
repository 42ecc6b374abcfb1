// The house's rules for files: short ones, each named for what it knows.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { circleIn, importsOf } from './support/imports.ts'

const rooms = ['bench', 'build', 'machine', 'media', 'server', 'src', 'tests']
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

const code = sources.filter((path) => /\.tsx?$/.test(path))

test('no file imports itself by way of others', () => {
  expect(circleIn(importsOf(code))).toBeUndefined()
})

test('no folder imports itself by way of others', () => {
  // A test may lean on any room.
  const shipped = code.filter((path) => !/\.test\.tsx?$/.test(path))
  // The files at the root of `src` are above or below whole rooms, each for itself.
  const folderOf = (path: string) => (dirname(path) === 'src' ? path : dirname(path))
  const between = importsOf(shipped).map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
  expect(circleIn(between.filter(({ from, to }) => from !== to))).toBeUndefined()
})

test('what makes, serves and measures the site imports nothing from its tests', () => {
  const shipped = code.filter((path) => !/\.test\.tsx?$|^tests\//.test(path))
  expect(importsOf(code).filter(({ from, to }) => shipped.includes(from) && to.startsWith('tests/'))).toEqual([])
})

/** The forms' rooms, from what knows most to what knows least. Rooms on one line do not know each other. */
const formRooms = [
  ['.'],
  ['report', 'contact'],
  ['review'],
  ['draft'],
  ['delivery', 'evidence'],
  ['examination'],
  ['finished'],
  ['form'],
  ['time'],
  ['metadata'],
  ['bytes'],
]

test('the arrows between the forms’ rooms run one way', () => {
  const shipped = code.filter((path) => path.startsWith('src/forms/') && !/\.test\.tsx?$/.test(path))
  const roomOf = (path: string) => dirname(path).replace(/^src\/forms\/?/, '') || '.'
  const rank = (path: string) => formRooms.findIndex((some) => some.includes(roomOf(path)))
  const wrong = importsOf(shipped).filter(
    ({ from, to }) => roomOf(from) !== roomOf(to) && (rank(from) < 0 || rank(to) < 0 || rank(from) >= rank(to)),
  )
  expect(wrong).toEqual([])
})
