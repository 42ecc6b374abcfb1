import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { chromiumHere } from '../../../machine/browser.ts'
import { tool } from '../../../machine/tools.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { driveByPlaywright } from './playwright.ts'
import { startWebKit } from './webkit.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** Starts an engine with a viewport of this size. `site` is the origin that will be visited. */
export type Start = (site: string, width: number, height: number) => Promise<Driver>

/**
 * How to start an engine on this machine: Playwright's own build, else the system's, else Playwright's download, else
 * Debian's package where we may install it. Throws one line that says what to install where none is to be had.
 */
export function findEngine(engine: Engine): Start {
  const type = { chromium, firefox, webkit }[engine]
  const launched: Start = async (_, width, height) =>
    driveByPlaywright(await type.launch(engine === 'chromium' ? chromiumHere() : {}), width, height)
  if (engine === 'chromium' || existsSync(type.executablePath())) return launched
  try {
    return system[engine](false)
  } catch {
    const cli = ['node_modules/@playwright/test/cli.js', 'install', engine]
    spawnSync(process.execPath, cli, { stdio: 'ignore' })
  }
  if (existsSync(type.executablePath())) return launched
  try {
    return system[engine](true)
  } catch {
    throw new Error(`${engine} is missing. Install it: npx playwright install ${engine}`)
  }
}

/** The system's own builds, which Playwright cannot drive. Each throws where its programs are missing. */
const system: Record<Exclude<Engine, 'chromium'>, (install: boolean) => Start> = {
  firefox: (install) => {
    const program = tool('firefox-esr', install)
    return (_, width, height) => startFirefox(program, width, height)
  },
  webkit: (install) => {
    const programs = { driver: tool('WebKitWebDriver', install), display: tool('Xvfb', install) }
    const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
    if (!browser) throw new Error('No MiniBrowser.')
    return (site, width, height) => startWebKit({ ...programs, browser }, site, width, height)
  },
}
