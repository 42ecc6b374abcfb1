// tests/addresses.txt has a line for each address that was ever published, and where one leads whose file is gone: it has a
// redirect in public/_redirects.
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { addresses, findLostAddresses } from './support/addresses.ts'

test('every address that was ever published leads where it should', async ({ request, baseURL }) => {
  expect(await findLostAddresses(request, String(baseURL))).toEqual([])
})

test('every address that is published has its line in tests/addresses.txt', () => {
  const files = globSync('**', { cwd: 'dist', ignore: ['assets/**', '_*', '404.html', '**/*.{br,gz}'] })
  const published = files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
  expect(published.filter((address) => !addresses.has(address))).toEqual([])
})
