// The lists in WebKit, which takes the role from a list whose items have no markers.
import { expect, test } from '@playwright/test'
import { developmentOrigin } from '../../playwright.config.ts'
import { notFound, pages } from '../../src/site.ts'
import { Visitor } from '../support/engines/visitor.ts'
import { startWebKit } from '../support/engines/webkit.ts'
import { statePaths } from '../support/states.ts'

test('every list of a page or a form is one for a screen reader', async ({ baseURL }) => {
  test.setTimeout(60_000 + statePaths.length * 15_000)
  const webKit = await startWebKit(1200, 900)
  try {
    const visitor = new Visitor(webKit, baseURL ?? '')
    const paths = [...pages, notFound].map(({ path }) => path)
    for (const url of [...paths, ...statePaths.map((path) => developmentOrigin + path)]) {
      await visitor.visit(url)
      if (url.includes('/states/')) await visitor.until(url, () => document.body.dataset.state)
      await webKit.run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const roles = await webKit.readRoles('ul, ol')
      expect.soft(roles, url).toEqual(roles.map(() => 'list'))
    }
  } finally {
    await webKit.close()
  }
})
