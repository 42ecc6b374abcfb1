import { expect, test } from '@playwright/test'
import { home, report } from '../src/site.ts'

/** Features that pages use, each for this origin only: the film plays muted, a report is copied and shared. */
const usedFeatures = ['autoplay', 'clipboard-write', 'media-playback-while-not-visible', 'web-share']
/** The version of Chromium whose features public/_headers lists. */
const listedFor = 156

test('every feature of Chromium is disabled or used, and no page logs anything', async ({ page: tab, browser }) => {
  const messages: string[] = []
  tab.on('console', (message) => messages.push(message.text()))
  for (const { path } of [home, report]) {
    const policy = (await tab.goto(path))?.headers()['permissions-policy'] ?? ''
    const listed = policy.split(', ').map((feature) => feature.replace('=()', ''))
    const [known, open] = await tab.evaluate(() => {
      const policy = Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy')
      return [policy.features() as string[], policy.allowedFeatures() as string[]]
    })
    // Client hints (ch-) are features by name, and nothing here requests them.
    const unused = known.filter((name) => !name.startsWith('ch-') && !usedFeatures.includes(name))
    expect(unused.length).toBeGreaterThan(20)
    // An older version has features that were removed since, and logs those that it lacks.
    const isCurrent = Number.parseInt(browser.version(), 10) >= listedFor
    expect(unused.filter((name) => (isCurrent || listed.includes(name)) && open.includes(name))).toEqual([])
    if (isCurrent) expect([listed.filter((name) => !known.includes(name)), messages]).toEqual([[], []])
  }
})
