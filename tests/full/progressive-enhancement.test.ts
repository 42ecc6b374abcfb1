// The page when a resource is missing or refused, or the browser lacks a feature.
import type { Page } from '@playwright/test'
import { pages, report } from '../../src/site.ts'
import { expectReview, prepareReport, saveDownload } from '../support/form-page.ts'
import { findLayoutDefects } from '../support/layout-defects.ts'
import { fillReport } from '../support/report-answers.ts'
import { expect, phone, test } from '../support/site.ts'

const script = /\/assets\/[^/]*\.js$/

async function expectReadable(tab: Page) {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toBeVisible()
  expect(await findLayoutDefects(tab)).toEqual([])
}

async function expectSaved(tab: Page) {
  await fillReport(tab)
  await prepareReport(tab)
  await expectReview(tab)
  expect((await saveDownload(tab, 'Save the file')).name).toMatch(/^anomaly-report-.*\.zip$/)
}

for (const [what, break_] of [
  ['does not arrive', (tab: Page) => tab.route(script, (route) => route.abort())],
  [
    'fails in its first line',
    (tab: Page) =>
      tab.route(script, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
      ),
  ],
] as const)
  for (const page of pages.filter(({ hasForm }) => hasForm))
    test(`${page.path} passes its answers to the email program when the script ${what}`, async ({
      page: tab,
      watch,
    }) => {
      await break_(tab)
      await tab.goto(page.path)
      await expectReadable(tab)
      const form = tab.getByRole('main').locator('form')
      await expect(form).toHaveAttribute('action', /^mailto:/)
      await expect(form.getByRole('textbox').first()).toBeEditable()
      if (page === report) {
        // The browser's own validation still runs before the email program opens.
        await tab.getByRole('button', { name: 'Prepare report' }).click()
        await expect(tab.getByLabel('First name')).toBeFocused()
      }
      // Failures may be reported late.
      await tab.close()
      watch.said.splice(0)
    })

test('a report can be finished where the browser refuses all storage', async ({ page: tab }) => {
  await tab.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await tab.goto(report.path)
  await expectSaved(tab)
})

test('every page is readable without fonts', async ({ page: tab, watch }) => {
  await tab.setViewportSize({ width: 390, height: 900 })
  await tab.route(/\.woff2$/, (route) => route.abort())
  for (const page of pages) {
    await tab.goto(page.path)
    await expectReadable(tab)
  }
  await tab.close()
  watch.said.splice(0)
})

for (const page of pages.filter(({ hasForm }) => hasForm))
  test(`${page.path} says before its form that a browser is too old for it, and passes its answers on`, async ({
    page: tab,
    watch,
  }) => {
    await tab.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
    await tab.goto(page.path)
    const notice = tab.getByText('This browser is too old for this form.')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(/ \S+@quantum-reality\.example, or print this page/)
    const field = tab.getByRole('textbox').first()
    await field.fill('Ada')
    expect((await notice.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0)
    await tab.evaluate(() => {
      const submit = new Event('submit', { bubbles: true, cancelable: true })
      document.querySelector('main form')?.dispatchEvent(submit)
    })
    await expect.poll(() => watch.requests.filter((url) => /^mailto:.+Ada/.test(url))).toHaveLength(1)
    expect(watch.requests.filter((url) => /\/form-[^/]*\.js$/.test(url))).toEqual([])
    await tab.close()
    watch.requests.splice(0)
    watch.said.splice(0)
  })

test.describe('in a browser without cascade layers', () => {
  // The changed style has another hash.
  test.use({ ...phone, bypassCSP: true })
  test('every page is one column, no wider than the screen', async ({ page: tab }) => {
    await tab.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replaceAll('@layer', '@unknown').replaceAll('text-emphasis', 'unknown')
        await route.fulfill({ response, body: html })
      },
    )
    for (const page of pages) {
      await tab.goto(page.path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), page.path).toBe(phone.viewport.width)
    }
  })
})

// The oldest supported browsers (docs/decisions/performance-and-browsers.md): features newer than theirs are removed
// from the one that runs here.
test.describe('in a browser of November 2023', () => {
  test.beforeEach(async ({ page: tab }) => {
    await tab.addInitScript(() => {
      const later: readonly (readonly [object, readonly string[]])[] = [
        [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
        [Document.prototype, ['startViewTransition']],
        [Promise, ['withResolvers', 'try']],
        [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
        [URL, ['parse']],
        [AbortSignal, ['any']],
        [Uint8Array, ['fromBase64', 'fromHex']],
        [Uint8Array.prototype, ['toBase64', 'toHex']],
        [RegExp, ['escape']],
        [Blob.prototype, ['bytes']],
        [
          Object.getPrototypeOf(Object.getPrototypeOf([].values())),
          ['map', 'filter', 'flatMap', 'toArray', 'some', 'find'],
        ],
        [Intl, ['DurationFormat']],
        [window, ['Temporal', 'scheduler', 'cookieStore', 'CloseWatcher', 'Iterator']],
      ]
      for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
    })
    // A renamed attribute has the same effect as an unsupported one.
    await tab.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace(/\spopover(target)?=/gi, ' data-popover$1=')
        await route.fulfill({ response, body: html })
      },
    )
  })

  for (const view of [{ viewport: { width: 1440, height: 900 } }, phone])
    test.describe(`${view.viewport.width} px`, () => {
      test.use(view)
      test('every page is readable, and the links of its header work', async ({ page: tab }) => {
        for (const page of pages) {
          await tab.goto(page.path)
          await tab.evaluate(forgetNewRules)
          await expectReadable(tab)
          await expect(tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' })).toBeVisible()
        }
        await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
        await expect(tab).toHaveURL(/\/team$/)
      })

      test('a report is finished and saved', async ({ page: tab }) => {
        await tab.goto(report.path)
        await tab.evaluate(forgetNewRules)
        await expectSaved(tab)
        expect(await findLayoutDefects(tab)).toEqual([])
      })
    })
})

/**
 * Changes the styles as a browser of 2023 would read them: one unsupported selector drops its whole rule, and
 * `@supports` is evaluated for that browser.
 */
function forgetNewRules() {
  const unknown = /:has\(|:popover-open|:user-(in)?valid|::details-content|::backdrop|:open\b|::view-transition/
  const value = /light-dark\(|color-mix\(in oklch|round\(|calc-size/
  const prune = (owner: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = owner.cssRules[index]
      const later = /ViewTransition|StartingStyle|Scope|PositionTry|FontPalette/.test(rule?.constructor.name ?? '')
      if (later || (rule instanceof CSSStyleRule && unknown.test(rule.selectorText))) {
        owner.deleteRule(index)
      } else if (rule instanceof CSSSupportsRule && unknown.test(rule.conditionText)) {
        const inner = rule.conditionText.startsWith('not') ? [...rule.cssRules].map(({ cssText }) => cssText) : []
        owner.deleteRule(index)
        for (const text of inner.reverse()) owner.insertRule(text, index)
      } else if (rule instanceof CSSStyleRule) {
        for (const property of [...rule.style])
          if (value.test(rule.style.getPropertyValue(property))) rule.style.removeProperty(property)
      } else if (rule instanceof CSSGroupingRule) prune(rule)
    }
  }
  for (const sheet of document.styleSheets) prune(sheet)
}
