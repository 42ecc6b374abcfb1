import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { getPageFile, notFound, pages } from '../src/site.ts'

test('every page of the build has a policy before anything that it loads', () => {
  for (const page of [...pages, notFound])
    expect(readFileSync(`dist/${getPageFile(page)}`, 'utf8'), page.path).toMatch(
      /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    )
})

test('Chromium blocks every attack on a form page', async ({ page: tab }) => {
  await tab.goto('/report')
  const outcome = await tab.evaluate(async () => {
    const refusals = new Set<string>()
    Reflect.set(window, 'refusals', refusals)
    document.addEventListener('securitypolicyviolation', (event) => refusals.add(event.effectiveDirective))
    const attempt = (name: string, act: () => unknown) => {
      try {
        act()
        return `${name}: went through`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    }
    const thrown = [
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<b>x</b>'
      }),
      attempt('script.src', () => {
        document.createElement('script').src = '/x.js'
      }),
      attempt('policy', () => Reflect.get(window, 'trustedTypes').createPolicy('x', {})),
    ]
    const fetched = await fetch('/').then(
      () => 'went through',
      () => 'blocked',
    )
    const frame = document.createElement('iframe')
    frame.src = '/'
    document.body.append(frame)
    new Image().src = 'https://elsewhere.example/x.png'
    const form = document.createElement('form')
    form.action = '/somewhere'
    document.body.append(form)
    // No event reports this, so only the policy is checked.
    form.submit()
    const base = document.createElement('base')
    base.href = 'https://elsewhere.example/'
    document.head.append(base)
    return { thrown, fetched, base: document.baseURI }
  })
  expect(outcome.thrown).toEqual(['innerHTML: TypeError', 'script.src: TypeError', 'policy: TypeError'])
  expect(outcome.fetched).toBe('blocked')
  expect(outcome.base).toBe(tab.url())
  // A frame and a submission are blocked after the script that started them has ended.
  const refusals = () => tab.evaluate(() => [...(Reflect.get(window, 'refusals') as Set<string>)])
  const all = [
    'base-uri',
    'connect-src',
    'form-action',
    'frame-src',
    'img-src',
    'require-trusted-types-for',
    'trusted-types',
  ]
  await expect.poll(async () => (await refusals()).sort()).toEqual(all)
  expect(new URL(tab.url()).pathname).toBe('/report')
})
