// What no visitor sees: the head of each page, and that a page which is only read has no script.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { organization, reservedOrigin as origin } from '../src/content/organization.ts'
import { footerPages, headerPages, home, notFound, pages, research } from '../src/site.ts'
import { getNamed, getText, getTexts, readBuiltPage, readDist } from './support/built-page.ts'

/** Returns width and height of a JPEG file (ITU-T T.81, frame header). */
function readJpegSize(path: string): [width: number, height: number] {
  const bytes = readFileSync(`dist${path}`)
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  throw new Error(`${path} has no frame.`)
}

for (const page of pages)
  test(`${page.path} has its own address and share image, and marks itself in the header`, () => {
    const document = readBuiltPage(page)
    const getMeta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(document.documentElement.getAttribute('lang')).toBe('en-US')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + page.path)
    expect(getMeta('og:url')).toBe(origin + page.path)
    expect(getMeta('og:title')).toBe(page.title)
    expect(getMeta('og:description')).toBe(page.description)
    expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image')
    // The share image contains the page's text.
    const [heading = '', ...more] = getTexts(document, 'h1')
    expect(more).toEqual([])
    expect(getMeta('og:image:alt')).toContain(heading)
    const image = getMeta('og:image') ?? ''
    expect(image).toContain(`${origin}/share/`)
    const size = readJpegSize(image.replace(origin, '')).map(String)
    expect(size).toEqual([getMeta('og:image:width'), getMeta('og:image:height')])

    expect(getTexts(getNamed(document, 'nav', 'Main'), 'a')).toEqual(headerPages.map(({ name }) => name))
    const current = [...document.querySelectorAll('body > header [aria-current="page"]')]
    const isLinked = [home, ...headerPages].includes(page)
    expect(current.map((link) => link.getAttribute('href'))).toEqual(isLinked ? [page.path] : [])
    const footer = document.querySelector('body > footer')
    expect(getTexts(footer as Element, 'nav a')).toEqual(footerPages.map(({ name }) => name))
    expect(getText(footer)).toContain(`© ${organization.copyrightYear} ${organization.name}`)
  })

test('the 404 page links to every page, is not indexed and has no share image', () => {
  const document = readBuiltPage(notFound)
  expect(getTexts(document, 'h1')).toEqual(['No record at this address'])
  expect(document.querySelectorAll('main a')).toHaveLength(pages.length)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelectorAll('link[rel="canonical"], meta[property^="og:"]')).toHaveLength(0)
})

test('the feed and the record are linked from the head of /research', () => {
  const links = [...readBuiltPage(research).querySelectorAll('head link[rel=alternate]')]
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/atom+xml', '/feed.xml'],
    ['application/json', '/cases.json'],
    ['text/csv', '/cases.csv'],
  ])
})

for (const page of [...pages.filter(({ script }) => !script), notFound])
  test(`${page.path} contains no executable script, event handler or style attribute`, () => {
    const document = readBuiltPage(page)
    expect(
      document.querySelectorAll('script:not([type="application/ld+json"]), link[rel="modulepreload"]'),
    ).toHaveLength(0)
    const html = readDist(page === home ? 'index.html' : `${page.path.slice(1)}.html`)
    expect(html).not.toMatch(/<[^>]+\s(on\w+|style)=|javascript:/)
  })
