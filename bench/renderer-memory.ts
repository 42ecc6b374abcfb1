import { readFileSync } from 'node:fs'
import type { Browser, CDPSession } from '@playwright/test'

/**
 * Begins to watch the memory that the browser's renderers hold for themselves, after a collection of garbage. `peak`
 * ends the watching and gives the most they held above the beginning, in bytes; undefined where there is no /proc.
 */
export async function rendererMemory(browser: Browser, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const root = await browser.newBrowserCDPSession()
  const { processInfo } = (await root.send('SystemInfo.getProcessInfo')) as {
    processInfo: readonly { readonly type: string; readonly id: number }[]
  }
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const held = () => renderers.reduce((sum, id) => sum + (ownMemory(id) ?? 0), 0)
  const known = renderers.some((id) => ownMemory(id) !== undefined)
  const idle = held()
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, held())
  }, 20)
  return {
    async peak(): Promise<number | undefined> {
      clearInterval(timer)
      await root.detach()
      return known ? most - idle : undefined
    },
  }
}

/** Anonymous and shared pages of a process, in bytes: what it would give back if it ended. */
function ownMemory(id: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    const pages = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
    return (pages('RssAnon') + pages('RssShmem')) * 1024
  } catch {
    return undefined
  }
}
