import { expect, test } from '@playwright/test'
import { parseOrigin } from './origin.ts'

for (const [text, origin] of [
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  ['HTTPS://Example.org:8443', 'https://example.org:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
] as const) {
  test(`${text} is parsed as an origin`, () => expect(parseOrigin(text)).toBe(origin))
}

for (const text of [
  'example.org',
  'https://',
  'https://example.org/site',
  'https://a@example.org',
  'ftp://example.org',
]) {
  test(`${text} is rejected with the name of the setting`, () => expect(() => parseOrigin(text)).toThrow('SITE_ORIGIN'))
}
