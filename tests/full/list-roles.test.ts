// The lists in WebKit, which takes the role from a list whose items have no markers.
import { expect, test } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { Visitor } from '../support/engines/visitor.ts'
import { startWebKit } from '../support/engines/webkit.ts'
import { findScenarios } from '../support/form-scenarios.ts'

const states = findScenarios('report, every error', 'report, files refused', 'report, review with files')
const opened = [...pages, notFound].map(({ path }) => ({ name: path, path, reach: async () => {} }))

test('every list of a page or a form is one for a screen reader', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const webKit = await startWebKit(1200, 900)
  try {
    const visitor = new Visitor(webKit, baseURL ?? '')
    for (const { name, path, reach } of [...opened, ...states]) {
      await visitor.visit(path)
      await reach(visitor.actions)
      await webKit.run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const roles = await webKit.readRoles('ul, ol')
      expect.soft(roles, name).toEqual(roles.map(() => 'list'))
    }
  } finally {
    await webKit.close()
  }
})
