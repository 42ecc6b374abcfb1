// The lists in WebKit, which takes the role from a list whose items have no markers.
import { expect, test } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { Visitor } from '../support/engines/visitor.ts'
import { startWebKit } from '../support/engines/webkit.ts'

test('every list of a page is one for a screen reader', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const webKit = await startWebKit(1200, 900)
  try {
    const visitor = new Visitor(webKit, baseURL ?? '')
    for (const { path } of [...pages, notFound]) {
      await visitor.visit(path)
      const roles = await webKit.readRoles('ul, ol')
      expect.soft(roles, path).toEqual(roles.map(() => 'list'))
    }
  } finally {
    await webKit.close()
  }
})
