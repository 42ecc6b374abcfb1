import { join } from 'node:path'
import { archive } from '../src/content/archive.ts'
import { members } from '../src/content/team.ts'
import { getPageName, pages } from '../src/site.ts'
import { generateWall } from './archive-wall.ts'
import { generateMeasurement } from './face-measurement.ts'
import { generateFilm, generatePosters } from './film.ts'
import { generateFonts } from './fonts.ts'
import { recordHashes } from './hashes.ts'
import { generateIcons } from './icons.ts'
import { generatePlates, plateOutputs } from './plates.ts'
import { generatePortraits } from './portraits.ts'
import { generateShareImages } from './share-images.ts'
import { generateToneTrack } from './tone-track.ts'
import { generateMap } from './us-outline.ts'

/** Computes pictures: one kind of them, which may be in parts that can be asked for one by one, as `plates/nexus`. */
interface Generator {
  readonly parts?: readonly string[]
  readonly generate: (root: string, parts: readonly string[]) => Promise<void>
}

/** Every generator by its name. `npm run generate` runs all, `-- plates` one, `-- plates/nexus` a part of one. */
const generators: Readonly<Record<string, Generator>> = {
  fonts: { generate: (root) => generateFonts(join(root, 'media/fonts')) },
  film: { generate: (root) => generateFilm(join(root, 'media/film')) },
  posters: { generate: (root) => generatePosters(join(root, 'media/film')) },
  plates: {
    parts: plateOutputs.map(({ name }) => name),
    generate: (root, names) => generatePlates(join(root, 'media/plates'), names),
  },
  archive: {
    parts: archive.map(({ year }) => String(year)),
    generate: (root, years) => generateWall(join(root, 'public/archive'), years),
  },
  portraits: {
    parts: members.map(({ portrait }) => portrait),
    generate: (root, names) => generatePortraits(join(root, 'media/portraits'), names),
  },
  measurement: { generate: (root) => generateMeasurement(join(root, 'media/portraits')) },
  sound: { generate: (root) => generateToneTrack(join(root, 'media/sound')) },
  map: { generate: (root) => generateMap(join(root, 'media/map')) },
  icons: { generate: (root) => generateIcons(join(root, 'public')) },
  share: {
    parts: pages.map(getPageName),
    generate: (root, names) => {
      const asked = pages.filter((page) => names.includes(getPageName(page)))
      return generateShareImages(root, join(root, 'public/share'), asked)
    },
  },
}

const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const known = Object.entries(generators).flatMap(([name, { parts = [] }]) => [
  name,
  ...parts.map((part) => `${name}/${part}`),
])
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is nothing to generate called ${unknown.join(' or ')}. There are: ${known.join(', ')}.\n`)
  process.exit(1)
}
for (const target of asked.length > 0 ? asked : Object.keys(generators)) {
  process.stdout.write(`${target}\n`)
  const [name = '', part] = target.split('/')
  const generator = generators[name]
  await generator?.generate(root, part ? [part] : (generator.parts ?? []))
  recordHashes(root, target)
}
