import { expect, test } from '@playwright/test'
import { originOf } from './origin.ts'

for (const [text, origin] of [
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  ['HTTPS://Example.org:8443', 'https://example.org:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
] as const) {
  test(`reads ${text} as an origin`, () => expect(originOf(text)).toBe(origin))
}

for (const text of [
  'example.org',
  'https://',
  'https://example.org/site',
  'https://a@example.org',
  'ftp://example.org',
]) {
  test(`refuses ${text}, and names the setting`, () => expect(() => originOf(text)).toThrow('SITE_ORIGIN'))
}
