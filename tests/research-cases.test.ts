// What a visitor finds in each case on the page.
import { existsSync } from 'node:fs'
import { cases } from '../src/content/cases.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

test.describe('a case, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('has its notes, its status in words, its people, its citations and a way to ask', async ({ page: tab }) => {
    await tab.goto('/research')
    for (const { id, name, ended } of cases) {
      const each = tab.getByRole('article', { name })
      const address = `https://quantum-reality.example/research#${id}`
      const figure = each
        .getByRole('figure')
        .filter({ hasText: /^Fig\. \d+a?\. \S/ })
        .last()
      await expect(figure).toHaveCount(1)
      // The caption and the alternative text differ: otherwise screen reader users hear one sentence twice.
      const look = (await figure.getByRole('img').getAttribute('alt')) ?? ''
      expect(look).toMatch(/^[A-Z].+\.$/)
      await expect(figure.getByText(look)).toHaveCount(0)
      const notes = each.getByRole('group').first()
      await expect(notes.getByRole('definition').first()).toBeHidden()
      await notes.locator('summary').first().click()
      await expect(notes).toContainText(ended ? 'Ended does not mean explained.' : 'the case is open')
      await expect(notes.getByRole('definition').getByRole('link').last()).toHaveText(address)
      const cite = notes.getByRole('group').filter({ hasText: /^Cite this/ })
      await cite.locator('summary').click()
      await expect(cite).toContainText(`${name}, `)
      await expect(cite).toContainText(address)
      await expect(cite.getByRole('link')).toHaveText(['BibTeX', 'RIS'])
      const ask = each.getByRole('link', { name: `Contact us about ${name}` })
      const asked = new URLSearchParams({ subject: 'specific-case', case: name })
      await expect(ask).toHaveAttribute('href', `/contact#${asked}`)
    }
  })
})

test('only the case in the URL’s fragment is marked, an active one by its ground alone', async ({ page: tab }) => {
  const outlined = () =>
    tab
      .getByRole('article')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).outlineStyle !== 'none').map(({ id }) => id))
  await tab.goto('/research')
  expect(await outlined()).toEqual([])
  for (const { id, ended } of cases) {
    await tab.goto(`/research#${id}`)
    await expect(tab.locator(`#${id}`)).toBeInViewport()
    expect(await outlined()).toEqual(ended ? [id] : [])
  }
})

test('the visual order of each case on a phone equals its document order', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/research')
  for (const { name } of cases) {
    const tops = await tab
      .getByRole('article', { name })
      .locator('h3, .status, .case-description, dl.case-facts, .case-notes, .case-figure')
      .evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().bottom)))
    expect(tops, name).toEqual([...tops].sort((a, b) => a - b))
  }
})

test('no name is broken or clipped at twice the text size', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await doubleTextSize(tab)
  await tab.goto('/research')
  for (const { name } of cases) {
    const heading = tab.getByRole('article', { name }).getByRole('heading', { name })
    const { lines, beyond } = await heading.evaluate((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return {
        lines: words.getClientRects().length,
        beyond: words.getBoundingClientRect().right - (each.closest('.page > *')?.getBoundingClientRect().right ?? 0),
      }
    })
    expect(lines, name).toBeLessThanOrEqual(name.split(' ').length)
    expect(beyond, name).toBeLessThanOrEqual(0)
  }
})

/** The first case with a plate of twice the height. */
const tall = cases.find(({ id }) => existsSync(`media/plates/${id}-tall-960.webp`))

for (const reducedMotion of tall ? (['no-preference', 'reduce'] as const) : []) {
  test(`a plate of twice the height fills its viewport at every scroll position, motion: ${reducedMotion}`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion })
    await tab.goto('/research')
    const plate = tab.getByRole('article', { name: tall?.name ?? '' }).getByRole('img')
    const tops: number[] = []
    for (const part of [0.7, 0.4, 0.1]) {
      await plate.evaluate((img, part) => {
        const window = img.closest('picture')?.parentElement?.getBoundingClientRect()
        scrollBy({ top: (window?.top ?? 0) - innerHeight * part, behavior: 'instant' })
      }, part)
      // Measured in a frame of its own: a scroll animation moves with the frame after it.
      const { window, picture } = await plate.evaluate(async (img) => {
        await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
        const box = (each: Element | null | undefined) => each?.getBoundingClientRect().toJSON() as DOMRect
        return { window: box(img.closest('picture')?.parentElement), picture: box(img) }
      })
      expect(window.height).toBeCloseTo((window.width * 10) / 16, 0)
      expect(picture.height).toBeCloseTo(2 * window.height, 0)
      expect(picture.top).toBeLessThanOrEqual(window.top + 1)
      expect(picture.bottom).toBeGreaterThanOrEqual(window.bottom - 1)
      tops.push(Math.round(picture.top - window.top))
    }
    const moves = reducedMotion === 'no-preference'
    expect(new Set(tops).size, String(tops)).toBe(moves ? tops.length : 1)
    if (!moves) expect(tops[0]).toBe(0)
  })
}

test('a case lists its changes by date, from its publication on', async ({ page: tab }) => {
  await tab.goto('/research')
  for (const { name, published, changes } of cases) {
    const notes = tab.getByRole('article', { name }).getByRole('group').first()
    await notes.locator('summary').first().click()
    const told = notes.getByRole('definition').filter({ hasText: /\d{4}: / })
    const days = await told.locator('time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
    expect(days).toEqual([published, ...changes.map(({ date }) => date)])
    for (const { description } of changes) await expect(told.filter({ hasText: description })).toHaveCount(1)
  }
})

test('each citation format links to its file', async ({ page: tab }) => {
  await tab.goto('/research')
  for (const { id, name } of cases) {
    const notes = tab.getByRole('article', { name }).getByRole('group').first()
    await notes.locator('summary').first().click()
    const cite = notes.getByRole('group').filter({ hasText: /^Cite this/ })
    await cite.locator('summary').click()
    for (const [format, file, type] of [
      ['BibTeX', `/cite/${id}.bib`, 'application/x-bibtex; charset=utf-8'],
      ['RIS', `/cite/${id}.ris`, 'application/x-research-info-systems; charset=utf-8'],
    ] as const) {
      await expect(cite.getByRole('link', { name: format })).toHaveAttribute('href', file)
      const answer = await tab.request.get(file)
      expect(answer.headers()).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' })
      expect(await answer.text()).toContain(name)
    }
  }
})

for (const { id, name, people } of cases) {
  test(`${name} and the people who measured it link to each other`, async ({ page: tab }) => {
    await tab.goto(`/research#${id}`)
    const each = tab.getByRole('article', { name })
    await each.locator('summary').filter({ hasText: 'Case notes' }).click()
    const links = each.getByRole('definition').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(people.length).toBeGreaterThan(0)
    expect(hrefs.slice(0, -1)).toEqual(people.map((person) => `/team#${person}`))
    await links.first().click()
    await expect(tab.locator(':target').getByRole('link', { name })).toHaveAttribute('href', `/research#${id}`)
  })
}
