import { join } from 'node:path'
import { makeFilm, makePosters } from './film.ts'
import { makeFonts } from './fonts.ts'
import { makeIcons } from './icons.ts'
import { makePlates } from './plates.ts'
import { makePortraits } from './portraits.ts'
import { makeCards } from './share.ts'
import { makeSteps } from './steps.ts'

/** Every recipe by its name, and where its pictures go. `npm run media` runs all; `npm run media -- plates` runs one. */
const recipes: Record<string, (root: string) => Promise<void>> = {
  fonts: (root) => makeFonts(join(root, 'media/fonts')),
  film: (root) => makeFilm(join(root, 'media/film')),
  posters: (root) => makePosters(join(root, 'media/film')),
  plates: (root) => makePlates(join(root, 'media/plates')),
  portraits: (root) => makePortraits(join(root, 'media/portraits')),
  steps: (root) => makeSteps(join(root, 'media/portraits')),
  icons: (root) => makeIcons(join(root, 'public')),
  share: (root) => makeCards(root, join(root, 'public/share')),
}

const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in recipes))
if (unknown.length > 0) {
  process.stderr.write(`No recipe is called ${unknown.join(' or ')}. There are: ${Object.keys(recipes).join(', ')}.\n`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : Object.keys(recipes)) {
  process.stdout.write(`${name}\n`)
  await recipes[name]?.(root)
}
