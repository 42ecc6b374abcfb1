import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { nodeFlags } from '../tooling/node-flags.ts'

const file = new URL('security-txt.ts', import.meta.url).href
const program = `import { createSecurityTxt } from '${file}'; process.stdout.write(String(createSecurityTxt(new Date(0))))`

/** Returns the file's content in a build with these settings, or the build's error. */
function built(settings: NodeJS.ProcessEnv): string {
  const { SITE_ORIGIN: _, SECURITY_CONTACT: __, ...others } = process.env
  return execFileSync(process.execPath, [...nodeFlags, '--input-type=module', '--eval', program], {
    env: { ...others, ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('a build for a real host has no default contact', () => {
  expect(built({ SITE_ORIGIN: 'https://www.your.host' })).toBe('undefined')
  expect(built({})).toContain('Contact: mailto:security@quantum-reality.example\n')
})

test('a configured contact is published with the site’s URL', () => {
  const text = built({ SITE_ORIGIN: 'https://www.your.host', SECURITY_CONTACT: 'mailto:security@your.host' })
  expect(text).toContain('Contact: mailto:security@your.host\n')
  expect(text).toContain('Canonical: https://www.your.host/.well-known/security.txt\n')
})
