import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { acceptedLicenses, renderLicenses, shippedPackages } from './licenses.ts'

interface Package {
  readonly version?: string
  readonly license?: string
  /** A package of this repository, by the path of its workspace. */
  readonly link?: true
  readonly hasInstallScript?: true
  readonly integrity?: string
  readonly deprecated?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
/** Packages of others: not this one, nor those of its workspaces. */
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)

test('no package has an install script or is deprecated, and each has an integrity hash', () => {
  const isRefused = ({ hasInstallScript, deprecated, integrity = '' }: Package) =>
    hasInstallScript || deprecated || !integrity.startsWith('sha512-')
  expect(installed.filter(([, entry]) => isRefused(entry)).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
})

// npm 11.19 and later refuse to install from a lockfile that lacks another system's binaries, and npm itself omits them
// if the registry does not have them.
test('the lockfile has the optional packages of every system', () => {
  for (const [path, { optionalDependencies = {} }] of installed) {
    for (const name of Object.keys(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
      expect(
        places.some((place) => place in lock.packages),
        `${path} needs ${name}`,
      ).toBe(true)
    }
  }
})

test('every shipped package is listed with an accepted license', () => {
  const names = shippedPackages.map(({ name }) => name)
  for (const name of names) expect(acceptedLicenses, name).toContain(lock.packages[`node_modules/${name}`]?.license)
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  // These compute at build time; only the numbers and the text that they return are sent to a visitor.
  const atBuildTime = ['d3-geo', 'd3-scale', '@neaps/tide-predictor', 'ts-ics']
  const imported = sources
    .flatMap((file) => getPackages(readFileSync(file, 'utf8')))
    .filter((name) => !atBuildTime.includes(name) && !lock.packages[`node_modules/${name}`]?.link)
  expect(imported).toContain('react')
  const reached = new Set([...imported, ...names].flatMap(withDependencies))
  expect([...reached].sort()).toEqual([...names].sort())
})

test('the licenses are published in full', () => {
  const text = renderLicenses()
  for (const { name } of shippedPackages)
    expect(text).toContain(`${name} ${lock.packages[`node_modules/${name}`]?.version}`)
  for (const owner of ['Meta Platforms', 'SIL OPEN FONT LICENSE', 'Michael Bostock']) {
    expect(text).toContain(owner)
  }
})

test('the licenses are those of the packages that are imported, where node_modules has the form of pnpm', () => {
  const root = mkdtempSync(join(tmpdir(), 'licenses-'))
  cpSync('LICENSE', join(root, 'LICENSE'))
  for (const { name, importer } of shippedPackages) {
    const stored = join(root, 'node_modules/.pnpm', name, 'node_modules', name)
    cpSync(join('node_modules', name), stored, { recursive: true })
    const place = importer ? join(root, 'node_modules/.pnpm', importer, 'node_modules') : join(root, 'node_modules')
    mkdirSync(dirname(join(place, name)), { recursive: true })
    symlinkSync(stored, join(place, name))
    // Another version, that something else needs.
    if (!importer) continue
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'package.json'), '{ "version": "0.0.1", "license": "WTFPL" }')
  }
  expect(renderLicenses(root)).toBe(renderLicenses())
  rmSync(root, { recursive: true })
})

/** Returns the packages whose code or data a module imports, without type-only imports. */
function getPackages(source: string): string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},]+\sfrom\s+)?'([^']+)'/gm
  const specifiers = [...source.matchAll(statement)].map(([, name = '']) => name)
  const lazy = [...source.matchAll(/\bimport\(['"]([^'"]+)['"]\)/g)].map(([, name = '']) => name)
  return [...specifiers, ...lazy]
    .filter((name) => !/^(\.|\/|node:|virtual:)/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

function withDependencies(name: string): string[] {
  const { dependencies = {} } = lock.packages[`node_modules/${name}`] ?? {}
  return [name, ...Object.keys(dependencies).flatMap(withDependencies)]
}
