import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that nothing listens on, so that a site on port 3000 is not in the way. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
