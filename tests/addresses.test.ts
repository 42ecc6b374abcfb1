// tests/addresses.txt has a line for each address that was ever published. A file that goes leaves a redirect in
// public/_redirects, or a short answer.
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { addresses, findLostAddresses } from './support/addresses.ts'

test('every address that was ever published answers', async ({ request, baseURL }) => {
  expect(await findLostAddresses(request, String(baseURL))).toEqual([])
})

test('every address that is published has its line in tests/addresses.txt', () => {
  const files = globSync('**', { cwd: 'dist', ignore: ['assets/**', '_*', '404.html', '**/*.{br,gz}'] })
  const published = files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
  expect(published.filter((address) => !addresses.includes(address))).toEqual([])
})
