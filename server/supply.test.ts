import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Package {
  readonly version?: string
  readonly license?: string
  readonly dev?: true
  readonly optional?: true
  readonly hasInstallScript?: true
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('no package runs code while it is installed', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
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
