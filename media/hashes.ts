import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archive } from '../src/content/archive.ts'
import * as parameters from '../src/content/picture-parameters.ts'
import { resonance } from '../src/content/readings/resonance.ts'
import { members } from '../src/content/team.ts'
import { toneTrack } from '../src/content/tone-track.ts'
import { getPageName, pages } from '../src/site.ts'
import { wallQuality } from './archive-wall.ts'
import { filmCuts } from './film.ts'
import { plateOutputs } from './plates.ts'

/**
 * For each picture that the tests do not all compute again, by the name that `npm run generate` takes: what it is
 * computed from beside code and files, and its files by path.
 */
const pictures: Readonly<Record<string, readonly [inputs: unknown, files: RegExp]>> = {
  film: [[parameters.filmParameters, filmCuts], /^media\/film\/[^/]+\.(webm|mp4)$/],
  posters: [[parameters.filmParameters, filmCuts], /^media\/film\/poster-/],
  ...Object.fromEntries(
    plateOutputs.map((output) => [
      `plates/${output.name}`,
      [[parameters.plateParameters[output.name], output], new RegExp(`^media/plates/${output.name}-\\d+\\.`)],
    ]),
  ),
  ...Object.fromEntries(
    archive.map((year) => [
      `archive/${year.year}`,
      [
        [year, parameters.wallColumns, parameters.wallPlateSize, wallQuality],
        new RegExp(`^public/archive/${year.year}-`),
      ],
    ]),
  ),
  ...Object.fromEntries(
    members.map(({ portrait }) => [
      `portraits/${portrait}`,
      [
        [parameters.portraitParameters, parameters.portraitView, parameters.fringeDirections[portrait]],
        new RegExp(`^media/portraits/(\\w+/)?${portrait}(-\\w+)?\\.`),
      ],
    ]),
  ),
  sound: [[toneTrack, resonance.readings], /^media\/sound\//],
  measurement: [parameters.portraitParameters, /^media\/portraits\/(large|step|depth)-/],
  ...Object.fromEntries(
    pages.map((page) => {
      const name = getPageName(page)
      return [
        `share/${name}`,
        [[page.path, page.title, page.heading ?? ''], new RegExp(`^public/share/${name}\\.jpg$`)],
      ]
    }),
  ),
}
const file = 'media/hashes.json'

/** Returns the SHA-256 of the inputs and the files of each picture in the tree at `root`, as hexadecimal digits. */
export function computeHashes(root: string): Record<string, string> {
  const paths = ['media', 'public/share', 'public/archive'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      `${folder}/${path}`.replaceAll('\\', '/'),
    ),
  )
  const computeHash = ([inputs, files]: readonly [unknown, RegExp]) => {
    const hash = createHash('sha256').update(JSON.stringify(inputs))
    for (const path of paths.filter((path) => files.test(path)).sort())
      hash.update(`${path}\0`).update(readFileSync(join(root, path)))
    return hash.digest('hex')
  }
  return Object.fromEntries(Object.entries(pictures).map(([name, each]) => [name, computeHash(each)]))
}

/** Reads the hashes that were recorded when each picture was last computed. */
export function readHashes(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** Records the hashes of what was computed for `target`, `plates` or `plates/nexus`, and forgets pictures that are gone. */
export function recordHashes(root: string, target: string): void {
  const recorded = readHashes(root)
  const hashes = Object.entries(computeHashes(root)).map(([name, hash]) => {
    const isNew = name === target || name.startsWith(`${target}/`)
    return [name, isNew ? hash : (recorded[name] ?? '')] as const
  })
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}
