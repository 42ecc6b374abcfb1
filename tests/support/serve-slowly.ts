import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two parts of a slow page: long enough to paint what has arrived. */
const pause = 25

/** Milliseconds by which an answer is late: long enough to leave the page before. */
const delay = 1500

/**
 * Proxies a site at an origin of its own, where the page at the path `inParts` arrives in parts, and the first request
 * that `late` matches is answered late.
 */
export async function serveSlowly(
  site: string,
  { inParts, late }: { readonly inParts?: string; readonly late?: RegExp },
): Promise<{ readonly origin: string; close(): void }> {
  let isDelayed = false
  const slow = createServer(async (asked, answer) => {
    if (!isDelayed && late?.test(asked.url ?? '')) {
      isDelayed = true
      await setTimeout(delay)
    }
    const got = await fetch(new URL(asked.url ?? '/', site))
    answer.setHeader('Content-Type', got.headers.get('Content-Type') ?? '')
    if (asked.url !== inParts) return answer.end(Buffer.from(await got.arrayBuffer()))
    for (const part of (await got.text()).split(/(?<=<\/(?:h1|p|nav)>)/)) {
      answer.write(part)
      await setTimeout(pause)
    }
    answer.end()
  }).listen(0)
  await once(slow, 'listening')
  return {
    origin: `http://localhost:${(slow.address() as AddressInfo).port}`,
    close: () => {
      slow.close()
      slow.closeAllConnections()
    },
  }
}
