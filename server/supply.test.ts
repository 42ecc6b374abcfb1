import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { accepted, licensesText, shipped } from './policy/licenses.ts'

interface Package {
  readonly version?: string
  readonly license?: string
  readonly dev?: true
  readonly optional?: true
  readonly hasInstallScript?: true
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('no package runs code while it is installed', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
})

test('every package is the one that was looked at: the lock has the sum of each', () => {
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity)).map(([path]) => path)).toEqual([])
})

// npm 11.19 and later refuse to install from a lock that leaves out another system's binaries, as npm itself does when
// the registry it asks does not have them.
test('the lock names the optional packages of every system', () => {
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

test('everything that is shipped is listed, with a license that allows it', () => {
  const names = shipped.map(({ name }) => name)
  for (const name of names) expect(accepted, name).toContain(lock.packages[`node_modules/${name}`]?.license)
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  const imported = sources.flatMap((file) => packagesOf(readFileSync(file, 'utf8')))
  expect(imported).toContain('react')
  const reached = new Set([...imported, ...names].flatMap(withDependencies))
  expect([...reached].sort()).toEqual([...names].sort())
})

test('the licenses are published in full', () => {
  const text = licensesText()
  for (const { name } of shipped) expect(text).toContain(`${name} ${lock.packages[`node_modules/${name}`]?.version}`)
  for (const owner of ['Meta Platforms', 'Archivo Project Authors', 'STIX Fonts Project Authors', 'Michael Bostock']) {
    expect(text).toContain(owner)
  }
})

/** The packages whose code or data a module takes in: not those it takes only types from. */
function packagesOf(source: string): string[] {
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
