// README.md, docs/deploy.md and docs/upkeep.md name settings. One that is wrong is said in a sentence, and never ignored.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { nodeFlags } from '../tooling/node-flags.ts'
import { runServer } from '../tooling/run-server.ts'

const [build, start] = [['build/build-site.ts'], ['server/start.ts', 'dist']]

/** Which program reads a setting, and values that it refuses. */
const settings = {
  SITE_ORIGIN: { program: build, wrong: ['www.your.host', 'https://www.your.host/site', 'ftp://www.your.host'] },
  SECURITY_CONTACT: { program: build, wrong: ['security@your.host', 'http://your.host/security', 'mailto:'] },
  PORT: { program: start, wrong: ['abc', '80a', '70000'] },
  HOST: { program: start, wrong: ['conda.invalid', '192.0.2.1', 'http://localhost'] },
  BEHIND_TLS: { program: start, wrong: ['2', 'https', 'nginx'] },
}

test('the settings of the documents are those below', () => {
  const documents = ['README.md', 'docs/deploy.md', 'docs/upkeep.md'].map((file) => readFileSync(file, 'utf8'))
  const names = documents.join().matchAll(/`([A-Z]+(?:_[A-Z]+)*)`|\b([A-Z]+(?:_[A-Z]+)*)(?==| and HOST| change)/g)
  expect(new Set([...names].map(([, quoted, assigned]) => quoted ?? assigned))).toEqual(new Set(Object.keys(settings)))
})

for (const [name, { program, wrong }] of Object.entries(settings))
  for (const value of wrong)
    test(`${name}=${value} is said in one sentence, without a stack`, () => {
      const env = { ...process.env, PORT: '0', [name]: value }
      const options = { env, encoding: 'utf8' as const }
      const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, ...program], options)
      expect([status, stdout]).toEqual([1, ''])
      // The setting, what it is, and how it could be.
      expect(stderr.trim()).toMatch(RegExp(`^${name} [^\\n]*"${value}"[^\\n]*$`))
      expect(stderr).toMatch(/ like | For /)
    })

for (const [value, isOn] of [
  ...['1', 'true', 'yes', 'On'].map((value) => [value, true] as const),
  ...['0', 'false', 'no', 'off', ''].map((value) => [value, false] as const),
])
  test(`BEHIND_TLS=${value} ${isOn ? 'adds' : 'leaves out'} Strict-Transport-Security`, async ({ request }) => {
    const server = await runServer('dist', { BEHIND_TLS: value })
    const headers = (await request.get(`http://localhost:${server.port}/`)).headers()
    expect('strict-transport-security' in headers).toBe(isOn)
    await server.stop()
  })
