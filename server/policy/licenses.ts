import { existsSync, readFileSync } from 'node:fs'

interface Shipped {
  /** The package, as the lock names it. */
  readonly name: string
  /** What of it reaches a visitor. */
  readonly what: string
}

/** Everything by others that reaches a visitor. `npm test` finds what src/ imports beyond this list. */
export const shipped: readonly Shipped[] = [
  { name: 'react', what: 'the script of the two forms' },
  { name: 'react-dom', what: 'the script of the two forms' },
  { name: 'scheduler', what: 'the script of the two forms' },
  { name: '@noble/hashes', what: 'SHA-256, in the script of the report form' },
  { name: 'us-atlas', what: 'the outline on the map, from boundaries of the U.S. Census Bureau' },
  { name: '@fontsource-variable/archivo', what: 'the typeface Archivo, a subset' },
  { name: '@fontsource-variable/stix-two-text', what: 'the typeface STIX Two Text, a subset' },
  { name: '@fontsource/stix-two-math', what: 'the typeface STIX Two Math, a subset, for equations' },
]

/** Licenses that ask for no more than to be named with their text, which is what `licenses.txt` does. */
export const accepted: readonly string[] = ['MIT', 'ISC', 'OFL-1.1', 'MIT-0', 'BSD-2-Clause', 'BSD-3-Clause']

/**
 * The text of `/licenses.txt`: each part, what it is used for, its license in full; the bundler leaves such notices out.
 * Throws for a package whose license is not accepted or is not there to be read.
 */
export function licensesText(): string {
  return `${[ours(), ...shipped.map(theirs)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function ours(): string {
  const portraits = 'The portraits are computed from rendered people who do not exist: CC0 1.0.'
  return `This site\n\n${read(new URL('../../LICENSE', import.meta.url))}\n\n${portraits}`
}

function theirs({ name, what }: Shipped): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url)
  const { version, license } = JSON.parse(read(new URL('package.json', folder)))
  if (!accepted.includes(license)) throw new Error(`${name}: nobody has decided that ${license} may be shipped.`)
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((each) => new URL(each, folder)).find(existsSync)
  if (!file) throw new Error(`${name} has no license text to ship.`)
  return `${name} ${version} (${license}): ${what}\n\n${read(file)}`
}

function read(file: URL): string {
  return readFileSync(file, 'utf8').trim()
}
