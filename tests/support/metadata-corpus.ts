// Photos and videos with one tag each, written by exiftool, and with one of each class that only bytes can make.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readExampleFile } from '../../packages/media-metadata/tests/support/fixtures.ts'
import { readTags, runExiftool } from './metadata-tools.ts'

/** What is written into each tag: the first that it takes. */
const values = ['Meriwether 12 Balmer Street', '2025:04:19 21:14:05', '2025-04-19', '48.8584', '37']
/** How exiftool may show them; 37 alone is a number like any other. */
const needles = ['Meriwether', '2025:04:19', '48.85']

/** Groups of tags in each format, and how many of them: all, or a sample where there are thousands. */
const groups: readonly (readonly [format: 'jpg' | 'png' | 'mp4', group: string, limit: number])[] = [
  ['jpg', 'EXIF', Infinity],
  ['jpg', 'GPS', Infinity],
  ['jpg', 'IPTC', Infinity],
  ['jpg', 'XMP', 120],
  ['jpg', 'Photoshop', Infinity],
  ['png', 'EXIF', 60],
  ['png', 'GPS', Infinity],
  ['png', 'PNG', Infinity],
  ['png', 'XMP', 60],
  ['mp4', 'UserData', Infinity],
  ['mp4', 'ItemList', Infinity],
  ['mp4', 'Keys', Infinity],
  ['mp4', 'XMP', 60],
]

/**
 * Writes the corpus into a folder and returns its files by name: of every tag, or of as many in each group, evenly spread. A
 * tag that takes none of the values has no file.
 */
export function createCorpus(folder: string, perGroup = Infinity): ReadonlyMap<string, Uint8Array> {
  const bases = join(folder, 'bases')
  const originals = join(folder, 'originals')
  mkdirSync(bases, { recursive: true })
  mkdirSync(originals)
  for (const [format, name] of [
    ['jpg', 'plain.jpg'],
    ['png', 'plain.png'],
    ['mp4', 'film.mp4'],
  ] as const)
    writeFileSync(join(bases, `base.${format}`), readExampleFile(name))
  const commands = groups.flatMap(([format, group, limit]) => {
    const tags = listTags(group, folder)
    const step = Math.max(1, tags.length / Math.min(limit, perGroup))
    const some = tags.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    return some.flatMap((tag) =>
      values.map((value) =>
        [
          `-${group}:${tag}=${value}`,
          '-o',
          join(originals, `${group}-${tag}.${format}`),
          join(bases, `base.${format}`),
          '-execute',
        ].join('\n'),
      ),
    )
  })
  const list = join(folder, 'write.args')
  writeFileSync(list, commands.join('\n'))
  runExiftool(list)
  // What exiftool rounds or turns into a word of its own is not found again, and shows nothing.
  for (const [name, tags] of readTags(originals)) if (!hasNeedle(tags)) rmSync(join(originals, name))
  return new Map(readdirSync(originals).map((name) => [name, readFileSync(join(originals, name))]))
}

/** Returns whether any tag has what was written. */
export function hasNeedle(tags: readonly (readonly [tag: string, value: string])[]): boolean {
  return tags.some(([, value]) => needles.some((needle) => value.includes(needle)))
}

function listTags(group: string, folder: string): string[] {
  const list = join(folder, 'list.args')
  writeFileSync(list, ['-listw', `-${group}:All`].join('\n'))
  const [, ...lines] = runExiftool(list).split('\n')
  return lines
    .join(' ')
    .split(/\s+/)
    .filter((tag) => /^[\w-]+$/.test(tag))
    .toSorted()
}
