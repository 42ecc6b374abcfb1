import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'

const file = new URL('security-text.ts', import.meta.url).href
const program = `import { securityText } from '${file}'; process.stdout.write(String(securityText(new Date(0))))`

/** What the file would say in a build with these settings, or how the build would end. */
function built(settings: NodeJS.ProcessEnv): string {
  const { SITE_ORIGIN: _, SECURITY_CONTACT: __, ...others } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...others, ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('nobody is made up for a real host', () => {
  expect(built({ SITE_ORIGIN: 'https://www.your.host' })).toBe('undefined')
  expect(built({})).toContain('Contact: mailto:security@quantum-reality.example\n')
})

test('whoever is named is told of, at the address of the site', () => {
  const text = built({ SITE_ORIGIN: 'https://www.your.host', SECURITY_CONTACT: 'mailto:security@your.host' })
  expect(text).toContain('Contact: mailto:security@your.host\n')
  expect(text).toContain('Canonical: https://www.your.host/.well-known/security.txt\n')
})

test('a contact that is no address stops the build', () => {
  for (const contact of ['security@your.host', 'http://your.host', 'mailto:', 'mailto:a@b\nX: y'])
    expect(() => built({ SECURITY_CONTACT: contact })).toThrow(/SECURITY_CONTACT must be like/)
})
