import { expect, test } from '@playwright/test'
import { parseOrigin } from './origin.ts'

test('an origin is parsed, and anything else is rejected with the name of the setting', () => {
  expect(parseOrigin('https://www.example.org/')).toBe('https://www.example.org')
  expect(parseOrigin('HTTPS://Example.org:8443')).toBe('https://example.org:8443')
  for (const text of [
    'example.org',
    'https://',
    'https://example.org/site',
    'https://a@example.org',
    'ftp://example.org',
  ])
    expect(() => parseOrigin(text), text).toThrow('SITE_ORIGIN')
})
