import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createFixtureBuild } from '../../tests/support/hosting/fixture-build.ts'
import { sendRaw } from '../../tests/support/hosting/raw-http.ts'
import { measureGrowth } from '../../tests/support/measure-growth.ts'
import { runServer } from '../../tooling/run-server.ts'
import { readBuild } from '../policy/build-manifest.ts'
import { limits } from '../policy/limits.ts'
import { prepareResources } from './resources.ts'
import { type RequestHead, respond } from './respond.ts'

// The time to parse a request is linear in its length.
const fillers = [
  ' ',
  '\t',
  ',',
  ', ',
  '-',
  '0',
  '0-,',
  '-0,',
  ' -',
  ';',
  ';q=',
  'q=0;',
  '=',
  '"',
  'W/"',
  '"a",',
  '*',
  'a',
  ':',
  '[',
  '.',
  '%41',
  '\xff',
]
const suffixes = ['', '- x']
const starts: Readonly<Record<string, string>> = {
  range: 'bytes=',
  'if-none-match': '',
  'if-match': '"a", ',
  'if-range': '"',
  'accept-encoding': 'br',
  host: 'a',
}
const targets = ['/', '//', '/.', '/%', '/%2', '/%41', '/a', '?', '/?', 'http://', 'http://a', 'a', ':', '\\', '/..;']

let dist: string

test.beforeAll(() => {
  dist = createFixtureBuild()
})

test.afterAll(() => rmSync(dist, { recursive: true }))

const readHeaders = [
  ...readFileSync(new URL('respond.ts', import.meta.url), 'utf8').matchAll(/\bheaders(?:\.(\w+)|\['([\w-]+)'\])/g),
]

test('every header that the server reads is tested here', () => {
  expect(new Set(readHeaders.map(([, member, quoted]) => member ?? quoted))).toEqual(new Set(Object.keys(starts)))
})

for (const [name, start] of Object.entries(starts)) {
  test(`the time that ${name} takes is linear in its length`, () => {
    const resources = prepareResources(readBuild(dist), false)
    for (const filler of fillers) {
      for (const end of suffixes) {
        const make = (size: number) => {
          const value = `${start}${filler.repeat(size / filler.length)}${end}`
          const headers = { host: 'a', ...(name === 'if-range' && { range: 'bytes=0-0' }), [name]: value }
          const request: RequestHead = { method: 'GET', url: '/about', httpVersion: '1.1', headers }
          return () => void respond(resources, request)
        }
        expect(
          measureGrowth(limits.maxHeaderBytes, make),
          JSON.stringify(`${name}: ${start}${filler}…${end}`),
        ).toBeLessThan(3)
      }
    }
  })
}

test('the time that a target takes is linear in its length', () => {
  const resources = prepareResources(readBuild(dist), false)
  for (const filler of targets) {
    for (const [start, end] of [
      ['/', ''],
      ['/', '#'],
      ['http://', '/'],
      ['', '/%zz'],
    ]) {
      const make = (size: number) => {
        // A request line is at most half of the header limit.
        const url = `${start}${filler.repeat((size / 2 - 40) / filler.length)}${end}`
        const request: RequestHead = { method: 'GET', url, httpVersion: '1.1', headers: { host: 'a' } }
        return () => void respond(resources, request)
      }
      expect(measureGrowth(limits.maxHeaderBytes, make), JSON.stringify(`${start}${filler}…${end}`)).toBeLessThan(3)
    }
  }
})

test('a request with every header at its limit does not delay others', async () => {
  const server = await runServer(dist)
  const worst = `${' '.repeat(2_600)}-${' '.repeat(2_600)}x`
  const head = [
    'GET /about HTTP/1.1',
    'Host: a',
    `Range: bytes=${worst}`,
    `If-None-Match: ${worst}`,
    `Accept-Encoding: ${'a'.repeat(4_000)}`,
  ]
  const heard = await sendRaw(server, `${[...head, '', ''].join('\r\n')}`.repeat(20))
  expect(heard.match(/^HTTP\/1\.1 416 /gm)).toHaveLength(20)
  expect(await server.stop()).toBe(0)
})
