// README.md, docs/deploy.md and docs/upkeep.md name settings. One that is wrong is said in a sentence, and never ignored.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createSecurityTxt } from '../build/security-txt.ts'
import { readSettings } from '../server/settings.ts'
import { parseOrigin } from '../src/origin.ts'
import { dist } from '../tooling/dist.ts'
import { nodeFlags } from '../tooling/node-flags.ts'
import { runServer } from '../tooling/run-server.ts'

const [build, start] = [['build/build-site.ts'], ['server/start.ts', dist]]

interface Setting {
  /** The program that reads it, with its arguments. */
  readonly program: readonly string[]
  /** Values that it refuses. */
  readonly wrong: readonly string[]
  /** How it reads one. Without it the system decides, and the program tries each. */
  readonly parse?: (value: string) => unknown
}

const settings: Readonly<Record<string, Setting>> = {
  SITE_ORIGIN: {
    program: build,
    wrong: ['www.your.host', 'https://www.your.host/site', 'ftp://www.your.host'],
    parse: parseOrigin,
  },
  SECURITY_CONTACT: {
    program: build,
    wrong: ['security@your.host', 'http://your.host/security', 'mailto:'],
    parse: (text) => createSecurityTxt(new Date(), text),
  },
  PORT: { program: start, wrong: ['abc', '80a', '70000'], parse: (PORT) => readSettings({ PORT }) },
  HOST: { program: start, wrong: ['conda.invalid', '192.0.2.1', 'http://localhost'] },
  BEHIND_TLS: { program: start, wrong: ['2', 'https', 'nginx'], parse: readTls },
}

function readTls(BEHIND_TLS: string): boolean {
  return readSettings({ BEHIND_TLS }).isBehindTls
}

test('the settings of the documents are those below', () => {
  const documents = ['README.md', 'docs/deploy.md', 'docs/upkeep.md'].map((file) => readFileSync(file, 'utf8'))
  const names = documents.join().matchAll(/`([A-Z]+(?:_[A-Z]+)*)`|\b([A-Z]+(?:_[A-Z]+)*)(?==| and HOST| change)/g)
  expect(new Set([...names].map(([, quoted, assigned]) => quoted ?? assigned))).toEqual(new Set(Object.keys(settings)))
})

for (const [name, { program, wrong, parse }] of Object.entries(settings))
  test(`a wrong ${name} is said in one sentence, without a stack`, () => {
    // The setting, what it is, and how it could be.
    const getSentence = (value: string) => RegExp(`^${name} [^\\n]*(?:"${value}".* (?:like|For) | like .*"${value}")`)
    for (const value of parse ? wrong.slice(0, 1) : wrong) {
      const env = { ...process.env, PORT: '0', [name]: value }
      const options = { env, encoding: 'utf8' as const }
      const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeFlags, ...program], options)
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr.trim()).toMatch(RegExp(`${getSentence(value).source}[^\\n]*$`))
    }
    for (const value of parse ? wrong : []) expect(() => parse?.(value)).toThrow(getSentence(value))
  })

test('BEHIND_TLS is yes or no in the words that people use, and adds Strict-Transport-Security', async ({
  request,
}) => {
  expect(['1', 'true', 'yes', 'On'].map(readTls)).toEqual([true, true, true, true])
  expect(['0', 'false', 'no', 'off', ''].map(readTls)).toEqual([false, false, false, false, false])
  for (const isOn of [true, false]) {
    const server = await runServer(dist, { BEHIND_TLS: isOn ? 'yes' : 'no' })
    const headers = (await request.get(`http://localhost:${server.port}/`)).headers()
    expect('strict-transport-security' in headers).toBe(isOn)
    await server.stop()
  }
})
