import { existsSync, readFileSync } from 'node:fs'

/** All third-party code and data that reaches a visitor, and which part of it does. A test finds what is missing. */
export const shippedPackages: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'react', what: 'the script of the report' },
  { name: 'react-dom', what: 'the script of the report' },
  { name: 'scheduler', what: 'the script of the report' },
  { name: 'idb-keyval', what: 'the draft, in the script of the report' },
  { name: 'us-atlas', what: 'the outline on the map, from boundaries of the U.S. Census Bureau' },
  { name: '@fontsource-variable/archivo', what: 'the typeface Archivo, a subset' },
  { name: '@fontsource-variable/stix-two-text', what: 'the typeface STIX Two Text, a subset' },
  { name: '@fontsource/stix-two-math', what: 'the typeface STIX Two Math, a subset, for equations' },
]

/** Licenses that require no more than their notice and text, which `licenses.txt` has; Apache-2.0 if there is no NOTICE. */
export const acceptedLicenses: readonly string[] = ['MIT', 'ISC', 'OFL-1.1', 'Apache-2.0']

/** Returns `/licenses.txt`: each package, its use and its license. Throws where one is not accepted or readable. */
export function renderLicenses(): string {
  return `${[formatOwnLicense(), ...shippedPackages.map(formatLicense)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function formatOwnLicense(): string {
  const portraits = 'The portraits are computed from rendered people who do not exist: CC0 1.0.'
  return `This site\n\n${readLicense(new URL('../LICENSE', import.meta.url))}\n\n${portraits}`
}

function formatLicense({ name, what }: (typeof shippedPackages)[number]): string {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  const { version, license } = JSON.parse(readLicense(new URL('package.json', folder)))
  if (!acceptedLicenses.includes(license))
    throw new Error(`${name}: the license ${license} is not in acceptedLicenses.`)
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE'].map((file) => new URL(file, folder)).find(existsSync)
  if (!file) throw new Error(`${name} has no license file.`)
  return `${name} ${version} (${license}): ${what}\n\n${readLicense(file)}`
}

function readLicense(file: URL): string {
  return readFileSync(file, 'utf8').trim()
}
