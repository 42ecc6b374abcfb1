import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { connectBidi } from './bidi.ts'
import type { Driver, Json } from './driver.ts'
import { clicking, keys, pressing, typing } from './keystrokes.ts'
import { startProgram } from './program.ts'

/** Starts the Firefox at `executable` without a window and drives it by WebDriver BiDi, which Firefox speaks itself. */
export async function startFirefox(executable: string, width: number, height: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const downloads = mkdtempSync(join(tmpdir(), 'saved-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const browser = startProgram(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = new Promise<string>((resolve, reject) => {
    let said = ''
    browser.process.stderr?.on('data', (part) => {
      said += part
      const [, url] = /listening on (ws:\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    browser.process.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)))
  })
  const bidi = await connectBidi(`${await address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string }
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  })
  const said: string[] = []
  const asked: string[] = []
  bidi.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error' || level === 'warn') said.push(`${level}: ${text}`)
  })
  bidi.on('network.beforeRequestSent', ({ request }) => asked.push((request as { url: string }).url))
  await bidi.send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] })
  const perform = async (source: Json) => {
    await bidi.send('input.performActions', { context, actions: [source] })
  }
  const run: Driver['run'] = async (task, ...args) => {
    const { result, exceptionDetails } = (await bidi.send('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify(await (${task})(...JSON.parse(args)))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value === undefined ? undefined : JSON.parse(result.value)
  }
  return {
    downloads,
    open: async (url) => {
      said.splice(0)
      asked.splice(0)
      // A page that takes its fragment out of its address while it loads may leave Firefox waiting for the other one.
      await run(() => Object.assign(window, { left: true }) && null)
      await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })
      const whole = () => run(() => !('left' in window) && document.readyState === 'complete').catch(() => false)
      await expect.poll(whole, { message: `${url} is loaded`, timeout: 60_000, intervals: [50] }).toBe(true)
    },
    run,
    // A click that leads to another page may go unanswered: what the test looks for next tells whether it was done.
    clickAt: (x, y) => Promise.race([perform(clicking(x, y)), new Promise<void>((over) => setTimeout(over, 5000))]),
    type: (text) => perform(keys(typing(text))),
    press: (key) => perform(pressing(key)),
    attach: async (selector, files) => {
      const { nodes } = (await bidi.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { nodes: { sharedId: string }[] }
      await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId ?? '' }, files })
    },
    complaints: async () => said,
    requests: () => asked,
    close: async () => {
      await browser.end()
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
