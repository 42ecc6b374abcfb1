import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createFixtureBuild, fixtureVideoBytes } from '../../tests/support/hosting/fixture-build.ts'
import { sendRequest } from '../../tests/support/hosting/http-client.ts'
import { nodeFlags } from '../../tooling/node-flags.ts'
import { createTemporaryDirectory } from '../../tooling/run-nginx.ts'
import { runServer } from '../../tooling/run-server.ts'
import { manifestFile, readBuild } from '../policy/build-manifest.ts'

const start = fileURLToPath(new URL('../start.ts', import.meta.url))
let dist: string

test.beforeAll(() => {
  dist = createFixtureBuild()
})

test.afterAll(() => rmSync(dist, { recursive: true }))

/** Runs a start that must fail, and returns its output. */
function failing(folder: string, env: NodeJS.ProcessEnv): string {
  const child = spawnSync(process.execPath, [...nodeFlags, start, folder], {
    env: { ...process.env, PORT: '0', ...env },
    encoding: 'utf8',
  })
  expect(child.status).toBe(1)
  expect(child.stdout).toBe('')
  return child.stderr
}

test('a start that fails prints the reason in one line', async () => {
  const { port, stop } = await runServer(dist)
  expect(failing(dist, { PORT: `${port}` })).toBe(`Port ${port} is taken. Choose another: PORT=3000 npm start\n`)
  await stop()
  expect(failing(dist, { PORT: 'abc' })).toBe('PORT must be an integer from 0 to 65535, not "abc".\n')
  expect(failing(dist, { PORT: '65536' })).toBe('PORT must be an integer from 0 to 65535, not "65536".\n')
  expect(failing(dist, { HOST: '203.0.113.1' })).toBe('HOST=203.0.113.1 is no address of this machine.\n')
  expect(failing('/nowhere', {})).toBe('/nowhere contains no complete build. Run: npm run build\n')
})

test('a build that cannot be read is not called unfinished', () => {
  const folder = createTemporaryDirectory()
  const loop = join(folder, 'dist')
  symlinkSync(loop, loop)
  expect(failing(loop, {})).toBe(`${join(loop, manifestFile)} cannot be read: ELOOP\n`)
  rmSync(folder, { recursive: true })
})

test('SIGUSR1 opens no inspector', async () => {
  const server = await runServer(dist)
  server.process.kill('SIGUSR1')
  expect((await sendRequest({ port: server.port }, { path: '/', headers: { connection: 'close' } })).status).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(server.errorLines).toEqual([])
})

test('the server refuses an incomplete build and one with changed files', () => {
  const incompleteBuild = createFixtureBuild()
  const refused = (why: string) =>
    expect(() => readBuild(incompleteBuild)).toThrow(`${incompleteBuild}${why}. Run: npm run build`)
  renameSync(join(incompleteBuild, manifestFile), join(incompleteBuild, 'away'))
  refused(' contains no complete build')
  for (const broken of ['', '{"about.html": "x', 'null', '[1]']) {
    writeFileSync(join(incompleteBuild, manifestFile), broken)
    refused(': the build manifest is invalid')
  }
  renameSync(join(incompleteBuild, 'away'), join(incompleteBuild, manifestFile))
  appendFileSync(join(incompleteBuild, 'about.html'), ' ')
  refused(': about.html has changed since the build')
  rmSync(join(incompleteBuild, 'about.html'))
  refused(': about.html has changed since the build')
  rmSync(incompleteBuild, { recursive: true })
})

test('a new build does not change the responses of a running server', async () => {
  const folder = createFixtureBuild()
  const { port, stop } = await runServer(folder)
  const before = await sendRequest({ port }, { path: '/about' })
  writeFileSync(join(folder, 'about.html'), '<!doctype html><title>Half')
  rmSync(join(folder, 'assets'), { recursive: true })
  const after = await sendRequest({ port }, { path: '/about' })
  expect(after.body.equals(before.body)).toBe(true)
  expect((await sendRequest({ port }, { path: '/assets/script-1.js' })).status).toBe(200)
  await stop()
  rmSync(folder, { recursive: true })
})

test('the server listens on IPv4 and IPv6, or on HOST alone', async () => {
  const open = await runServer(dist)
  for (const address of ['127.0.0.1', '::1']) expect(await reaches(address, open.port)).toBe(true)
  await open.stop()
  const local = await runServer(dist, { HOST: '127.0.0.1' })
  expect(await reaches('127.0.0.1', local.port)).toBe(true)
  expect(await reaches('::1', local.port)).toBe(false)
  await local.stop()
})

async function reaches(address: string, port: number): Promise<boolean> {
  const socket = connect(port, address)
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return connected
}

test('after SIGTERM a download finishes, idle connections close and no new ones are accepted', async () => {
  const server = await runServer(dist)
  const idle = connect(server.port, '127.0.0.1').resume()
  await once(idle, 'connect')
  const idleEnds = once(idle, 'close')
  const request = get({ port: server.port, path: '/assets/film-1.mp4', agent: false })
  const [response] = await once(request, 'response')
  response.pause()
  const stopped = server.stop()
  await idleEnds
  await expect.poll(() => reaches('127.0.0.1', server.port)).toBe(false)
  let length = 0
  response.on('data', (chunk: Buffer) => {
    length += chunk.length
  })
  response.resume()
  await once(response, 'end')
  expect(length).toBe(fixtureVideoBytes)
  expect(await stopped).toBe(0)
})

test('the server ends although npm’s shell does not forward SIGTERM', async () => {
  const env = { ...process.env, PORT: '0', npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', `true && '${[process.execPath, ...nodeFlags, start, dist].join("' '")}'; true`], {
    env,
  })
  const reader = createInterface({ input: shell.stdout })
  const [address] = await once(reader, 'line')
  const port = Number(new URL(address).port)
  expect(await reaches('127.0.0.1', port)).toBe(true)
  shell.kill('SIGTERM')
  await once(reader, 'close')
  await expect.poll(() => reaches('127.0.0.1', port)).toBe(false)
})

test('the log contains what was served and nothing about the client', async () => {
  const server = await runServer(dist)
  const headers = { 'user-agent': 'secret-agent', referer: 'http://secret.example/', cookie: 'secret=1' }
  await sendRequest({ port: server.port }, { path: '/about?secret=1', headers })
  await sendRequest({ port: server.port }, { path: '/secret@mail.example', headers })
  await sendRequest({ port: server.port }, { path: '/about', method: 'POST', body: 'secret', headers })
  await sendRequest({ port: server.port }, { path: '/team', method: 'HEAD', headers })
  await expect.poll(() => server.lines.length).toBe(4)
  await server.stop()
  const day = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'
  const expectedLines = ['GET /about 200 \\d+', 'GET - 404 \\d+', 'POST - 405 23', 'HEAD /team 200 0']
  for (const [i, line] of server.lines.entries()) expect(line).toMatch(new RegExp(`^${day} ${expectedLines[i]}$`))
})

test('the start warns about a security.txt that is about to expire', async () => {
  const folder = createFixtureBuild(new Date(Date.now() - 350 * 86_400_000))
  const child = spawn(process.execPath, [...nodeFlags, start, folder], { env: { ...process.env, PORT: '0' } })
  const [line] = await once(createInterface({ input: child.stderr }), 'line')
  expect(line).toMatch(/^security\.txt expires in (9|10) days\. Run: npm run build$/)
  child.kill()
  await once(child, 'exit')
  rmSync(folder, { recursive: true })
})
