import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { parseHTML } from 'linkedom'

/** Every address that was ever published and where it leads, without those in /assets/, which change with their files. */
export const addresses: ReadonlyMap<string, string> = new Map(
  readFileSync('tests/addresses.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([address = '', target = address]) => [address, target]),
)

/** Returns the addresses that lead to another file of a site than they should, or to none, or to no place in its page. */
export async function findLostAddresses(request: APIRequestContext, origin: string): Promise<string[]> {
  const lost: string[] = []
  for (const [address, target] of addresses) {
    const url = new URL(address, origin)
    const response = await request.get(url.href)
    const reached = new URL(response.url())
    // A redirect may name a place, too.
    reached.hash ||= url.hash
    const id = reached.hash.slice(1)
    const isThere = response.ok() && (!id || parseHTML(await response.text()).document.getElementById(id) !== null)
    if (!isThere || reached.href !== new URL(target, origin).href)
      lost.push(`${address} leads to ${reached.pathname}${reached.hash}`)
  }
  return lost
}
