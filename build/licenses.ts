import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fonts } from '../src/content/fonts.ts'

interface ShippedPackage {
  readonly name: string
  readonly what: string
  /** The package that imports it, where the site does not. */
  readonly importer?: string
}

/** All third-party code and data that reaches a visitor, and which part of it does. A test finds what is missing. */
export const shippedPackages: readonly ShippedPackage[] = [
  { name: 'react', what: 'the script of the report' },
  { name: 'react-dom', what: 'the script of the report' },
  { name: 'scheduler', what: 'the script of the report', importer: 'react-dom' },
  { name: 'punycode', what: 'the letters of an email address, in the script of the report' },
  { name: 'us-atlas', what: 'the outline on the map, from boundaries of the U.S. Census Bureau' },
  ...Object.values(fonts).map(({ family, package: name }) => ({ name, what: `the typeface ${family}, a subset` })),
]

/** Licenses that require no more than their notice and text, which `licenses.txt` has; Apache-2.0 if there is no NOTICE. */
export const acceptedLicenses: readonly string[] = ['MIT', 'ISC', 'OFL-1.1', 'Apache-2.0']

/**
 * Returns `/licenses.txt`: each package that the project in the folder `root` ships, its use and its license. Throws where
 * one is not accepted or readable.
 */
export function renderLicenses(root = fileURLToPath(new URL('..', import.meta.url))): string {
  const licenses = shippedPackages.map((shipped) => formatLicense(root, shipped))
  return `${[formatOwnLicense(root), ...licenses].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function formatOwnLicense(root: string): string {
  const portraits = 'The portraits are computed from rendered people who do not exist: CC0 1.0.'
  return `This site\n\n${readLicense(join(root, 'LICENSE'))}\n\n${portraits}`
}

function formatLicense(root: string, { name, what, importer }: ShippedPackage): string {
  const folder = findPackage(name, importer ? findPackage(importer, root) : root)
  const { version, license } = JSON.parse(readLicense(join(folder, 'package.json')))
  if (!acceptedLicenses.includes(license))
    throw new Error(`${name}: the license ${license} is not in acceptedLicenses.`)
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENSE-MIT.txt', 'LICENCE']
    .map((file) => join(folder, file))
    .find(existsSync)
  if (!file) throw new Error(`${name} has no license file.`)
  return `${name} ${version} (${license}): ${what}\n\n${readLicense(file)}`
}

/** Returns the folder of the package that a module in a folder imports, as Node finds it. Not every package exports its own. */
function findPackage(name: string, importer: string): string {
  // Node has modules of its own with the name of a package.
  const places = createRequire(join(importer, 'package.json')).resolve.paths(`${name}/package.json`) ?? []
  const folder = places.map((place) => join(place, name)).find(existsSync)
  if (!folder) throw new Error(`${name} is not installed for ${importer}.`)
  return realpathSync(folder)
}

function readLicense(file: string): string {
  return readFileSync(file, 'utf8').trim()
}
