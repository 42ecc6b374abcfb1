import { join } from 'node:path'
import { makeFonts } from './fonts.ts'
import { makePlates } from './plates.ts'

/** Every recipe by its name, and where its pictures go. `npm run media` runs all; `npm run media -- plates` runs one. */
const recipes: Record<string, (root: string) => Promise<void>> = {
  fonts: (root) => makeFonts(join(root, 'media/fonts')),
  plates: (root) => makePlates(join(root, 'media/plates')),
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
