// The outline of the map is a file of its own, used by `<use>`: in the two engines that `npm test` does not start.
import { test } from '@playwright/test'
import { research } from '../../src/site.ts'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'

for (const engine of engines)
  describeInEngine(engine, (here) => {
    test(`the map has its outline under the page’s policy, in ${engine}`, async () => {
      await here().visit(research.path)
      await here().until('the outline of the states', () => {
        const use = document.querySelector<SVGGraphicsElement>('.map use')
        return (use?.getBBox().width ?? 0) > 800
      })
    })
  })
