import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fonts } from '../../../src/content/fonts.ts'
import { organization } from '../../../src/content/organization.ts'
import * as parameters from '../../../src/content/picture-parameters.ts'
import { resonance } from '../../../src/content/readings/resonance.ts'
import { archive } from '../../../src/content/record.ts'
import { members } from '../../../src/content/team.ts'
import { toneTrack } from '../../../src/content/tone-track.ts'
import { getShareName, pages } from '../../../src/site.ts'
import { generateWall, wallQuality } from './archive-wall.ts'
import { filmCuts, generateFilm, generatePosters } from './film.ts'
import { characters, generateFonts } from './fonts.ts'
import { generateIcons, iconColors } from './icons.ts'
import { generatePlate, pagePlates } from './plates.ts'
import { generateLargePortrait, generatePortrait } from './portraits.ts'
import { generateShareImage, shareColors } from './share-images.ts'
import { generateToneTrack } from './tone-track.ts'
import { generateMap } from './us-outline.ts'

/** What one name given to `npm run generate` computes: a picture in its sizes and formats, or a few that belong together. */
interface Picture {
  /** Everything that it is computed from beside code and files. */
  readonly inputs: unknown
  /** Its files, and those that it is computed from, by their paths from the root of the project. */
  readonly files: RegExp
  readonly generate: (root: string) => Promise<void>
}

/** Every picture by its name; `plates` stands for all names that begin with `plates/`. */
export const pictures: Readonly<Record<string, Picture>> = {
  fonts: {
    inputs: [characters, fonts],
    files: /^media\/fonts\//,
    generate: (root) => generateFonts(join(root, 'media/fonts')),
  },
  film: {
    inputs: [parameters.filmParameters, filmCuts],
    files: /^media\/film\/[^/]+\.(webm|mp4)$/,
    generate: (root) => generateFilm(join(root, 'media/film')),
  },
  posters: {
    inputs: [parameters.filmParameters, filmCuts],
    files: /^media\/film\/poster-/,
    generate: (root) => generatePosters(join(root, 'media/film')),
  },
  ...namePictures('plates', pagePlates, (output) => ({
    name: output.name,
    inputs: [parameters.plateParameters[output.name], output],
    files: new RegExp(`^media/plates/${output.name}-\\d+\\.`),
    generate: (root) => generatePlate(join(root, 'media/plates'), output),
  })),
  ...namePictures('archive', archive, (year) => ({
    name: String(year.year),
    inputs: [year, parameters.wallColumns, parameters.wallPlateSize, wallQuality],
    files: new RegExp(`^public/archive/${year.year}-`),
    generate: (root) => generateWall(join(root, 'public/archive'), year),
  })),
  ...namePictures('portraits', members, ({ portrait }) => ({
    name: portrait,
    inputs: [parameters.portraitParameters, parameters.portraitView, parameters.fringeDirections[portrait]],
    files: new RegExp(`^media/portraits/(\\w+/)?${portrait}(-\\w+)?\\.`),
    generate: (root) => generatePortrait(join(root, 'media/portraits'), portrait),
  })),
  'portraits/large': {
    inputs: parameters.portraitParameters,
    files: /^media\/portraits\/large-/,
    generate: (root) => generateLargePortrait(join(root, 'media/portraits')),
  },
  sound: {
    inputs: [toneTrack, resonance.readings],
    files: /^media\/sound\//,
    generate: (root) => generateToneTrack(join(root, 'media/sound')),
  },
  map: { inputs: null, files: /^media\/map\//, generate: (root) => generateMap(join(root, 'media/map')) },
  icons: {
    inputs: iconColors,
    files: /^public\/[^/]*icon[^/]*$/,
    generate: (root) => generateIcons(join(root, 'public')),
  },
  ...namePictures('share', pages, (page) => ({
    name: getShareName(page),
    inputs: [
      organization.name,
      page.path,
      page.title,
      page.heading ?? '',
      ...(page.shareWords ? [page.shareWords] : []),
      ...(page.researchCase ? [page.researchCase.figure] : []),
      shareColors,
      fonts.sans,
    ],
    files: new RegExp(`^public/share/${getShareName(page)}\\.jpg$`),
    generate: (root) => generateShareImage(root, join(root, 'public/share'), page),
  })),
}

function namePictures<Item>(
  kind: string,
  items: readonly Item[],
  describe: (item: Item) => Picture & { name: string },
) {
  return Object.fromEntries(items.map(describe).map(({ name, ...picture }) => [`${kind}/${name}`, picture]))
}

/** Returns whether a name given to `npm run generate`, `plates` or `plates/vortex`, asks for a picture. */
export function isAskedFor(picture: string, asked: string): boolean {
  return picture === asked || picture.startsWith(`${asked}/`)
}

const file = 'media/hashes.json'

/** Returns the SHA-256 of the inputs and the files of each picture in the tree at `root`, as hexadecimal digits. */
export function computeHashes(root: string): Record<string, string> {
  const paths = ['media', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      `${folder}/${path}`.replaceAll('\\', '/'),
    ),
  )
  const computeHash = ({ inputs, files }: Picture) => {
    const hash = createHash('sha256').update(JSON.stringify(inputs))
    for (const path of paths.filter((path) => files.test(path)).sort())
      hash.update(`${path}\0`).update(readFileSync(join(root, path)))
    return hash.digest('hex')
  }
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, computeHash(picture)]))
}

export function readHashes(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** Records the hash of a picture that was just computed, and forgets pictures that are gone. */
export function recordHash(root: string, computed: string): void {
  const recorded = readHashes(root)
  const hashes = Object.entries(computeHashes(root)).map(([name, hash]) => [
    name,
    name === computed ? hash : (recorded[name] ?? ''),
  ])
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}
