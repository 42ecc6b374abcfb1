import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { parseHTML } from 'linkedom'

/** Every address that was ever published, without those in /assets/, which change with their files. */
export const addresses: readonly string[] = readFileSync('tests/addresses.txt', 'utf8').trim().split('\n')

/** Returns the addresses that lead to no file of a site, or to no place in its page. */
export async function findLostAddresses(request: APIRequestContext, origin: string): Promise<string[]> {
  const lost: string[] = []
  for (const address of addresses) {
    const url = new URL(address, origin)
    const response = await request.get(url.href)
    // A redirect may name a place, too.
    const id = (new URL(response.url()).hash || url.hash).slice(1)
    const isThere = response.ok() && (!id || parseHTML(await response.text()).document.getElementById(id) !== null)
    if (!isThere) lost.push(address)
  }
  return lost
}
