import { readFileSync } from 'node:fs'
import type { Browser, CDPSession } from '@playwright/test'

/**
 * Starts to sample the memory of the browser's renderers, after a garbage collection. `peak` ends the sampling and
 * returns the maximum above the initial value, in bytes; undefined where there is no /proc.
 */
export async function trackRendererMemory(browser: Browser, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const root = await browser.newBrowserCDPSession()
  const { processInfo } = (await root.send('SystemInfo.getProcessInfo')) as {
    processInfo: readonly { readonly type: string; readonly id: number }[]
  }
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const measure = () => renderers.reduce((sum, id) => sum + (ownMemory(id) ?? 0), 0)
  const known = renderers.some((id) => ownMemory(id) !== undefined)
  const idle = measure()
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, measure())
  }, 20)
  return {
    async peak(): Promise<number | undefined> {
      clearInterval(timer)
      await root.detach()
      return known ? most - idle : undefined
    },
  }
}

/** Returns the anonymous and shared pages of a process, in bytes: what the system would regain if it ended. */
function ownMemory(id: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    const pages = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
    return (pages('RssAnon') + pages('RssShmem')) * 1024
  } catch {
    return undefined
  }
}
