import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { runServer } from '../../machine/run-server.ts'
import { ask } from '../../tests/support/hosting/ask.ts'
import { filmLength, smallBuild } from '../../tests/support/hosting/small-build.ts'
import { readBuild, sealFile } from '../policy/build-files.ts'
import { prepare } from '../prepare.ts'

const start = fileURLToPath(new URL('../start.ts', import.meta.url))
let dist: string

test.beforeAll(() => {
  dist = smallBuild()
})

test.afterAll(() => rmSync(dist, { recursive: true }))

/** Runs a start that must fail, and gives back what it said. */
function failing(folder: string, env: NodeJS.ProcessEnv): string {
  const child = spawnSync(process.execPath, [start, folder], {
    env: { ...process.env, PORT: '0', ...env },
    encoding: 'utf8',
  })
  expect(child.status).toBe(1)
  expect(child.stdout).toBe('')
  return child.stderr
}

test('a start that cannot succeed says why in one line', async () => {
  const { port, stop } = await runServer(dist)
  expect(failing(dist, { PORT: `${port}` })).toBe(`Port ${port} is taken. Choose another: PORT=3000 npm start\n`)
  await stop()
  expect(failing(dist, { PORT: 'abc' })).toBe('PORT must be a whole number from 0 to 65535, not "abc".\n')
  expect(failing(dist, { PORT: '65536' })).toBe('PORT must be a whole number from 0 to 65535, not "65536".\n')
  expect(failing(dist, { HOST: '203.0.113.1' })).toBe('HOST=203.0.113.1 is no address of this machine.\n')
  expect(failing('/nowhere', {})).toBe('/nowhere holds no finished build. Run: npm run build\n')
})

test('half a build is refused, and so is one that was changed by hand', () => {
  const half = smallBuild()
  const refused = (why: string) => expect(() => readBuild(half)).toThrow(`${half}${why}. Run: npm run build`)
  renameSync(join(half, sealFile), join(half, 'away'))
  refused(' holds no finished build')
  for (const broken of ['', '{"about.html": "x', 'null', '[1]']) {
    writeFileSync(join(half, sealFile), broken)
    refused(': the seal of the build is broken')
  }
  renameSync(join(half, 'away'), join(half, sealFile))
  appendFileSync(join(half, 'about.html'), ' ')
  refused(': about.html has changed since the build')
  rmSync(join(half, 'about.html'))
  refused(': about.html has changed since the build')
  rmSync(half, { recursive: true })
})

test('a build that goes on under a running server does not show', async () => {
  const folder = smallBuild()
  const { port, stop } = await runServer(folder)
  const before = await ask({ port }, { path: '/about' })
  writeFileSync(join(folder, 'about.html'), '<!doctype html><title>Half')
  rmSync(join(folder, 'assets'), { recursive: true })
  const after = await ask({ port }, { path: '/about' })
  expect(after.body.equals(before.body)).toBe(true)
  expect((await ask({ port }, { path: '/assets/script-1.js' })).status).toBe(200)
  await stop()
  rmSync(folder, { recursive: true })
})

test('it listens on IPv4 and IPv6, and on HOST alone when told', async () => {
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

test('SIGTERM lets a download finish, ends idle connections, takes no new ones', async () => {
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
  expect(length).toBe(filmLength)
  expect(await stopped).toBe(0)
})

test('npm’s shell does not hand SIGTERM on, and the server ends all the same', async () => {
  const env = { ...process.env, PORT: '0', npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', `true && '${process.execPath}' '${start}' '${dist}'; true`], { env })
  const reader = createInterface({ input: shell.stdout })
  const [address] = await once(reader, 'line')
  const port = Number(new URL(address).port)
  expect(await reaches('127.0.0.1', port)).toBe(true)
  shell.kill('SIGTERM')
  await once(reader, 'close')
  expect(await reaches('127.0.0.1', port)).toBe(false)
})

test('the log says what was served and nothing of whom', async () => {
  const server = await runServer(dist)
  const headers = { 'user-agent': 'secret-agent', referer: 'http://secret.example/', cookie: 'secret=1' }
  await ask({ port: server.port }, { path: '/about?secret=1', headers })
  await ask({ port: server.port }, { path: '/secret@mail.example', headers })
  await ask({ port: server.port }, { path: '/about', method: 'POST', body: 'secret', headers })
  await ask({ port: server.port }, { path: '/team', method: 'HEAD', headers })
  await expect.poll(() => server.lines.length).toBe(4)
  await server.stop()
  const day = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'
  const said = ['GET /about 200 \\d+', 'GET - 404 \\d+', 'POST - 405 23', 'HEAD /team 200 0']
  for (const [i, line] of server.lines.entries()) expect(line).toMatch(new RegExp(`^${day} ${said[i]}$`))
})

test('a security.txt that is about to expire is mentioned at the start', async () => {
  const folder = smallBuild()
  const text = readFileSync(join(folder, '.well-known/security.txt'), 'utf8')
  prepare(folder, new Date(Date.now() - 350 * 86_400_000))
  const child = spawn(process.execPath, [start, folder], { env: { ...process.env, PORT: '0' } })
  const [line] = await once(createInterface({ input: child.stderr }), 'line')
  expect(line).toMatch(/^security\.txt expires in (9|10) days\. Run: npm run build$/)
  child.kill()
  await once(child, 'exit')
  prepare(folder, new Date())
  expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toBe(text)
  rmSync(folder, { recursive: true })
})
