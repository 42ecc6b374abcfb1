import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** What a test has that opens a page or reads a build. */
const ofSite = /async \(\{[^}]*\b(page|context|browser|request)\b|\bdist\/|tests\/support\/(site|built-page|states)\.ts/

/** Throws where a test outside `tests/` is none of a unit: those answer without a build, a server and a browser. */
export default function checkUnitTests(): void {
  const files = globSync('{build,packages,server,src}/**/*.test.ts')
  const wrong = files.find((file) => ofSite.test(readFileSync(file, 'utf8')))
  if (wrong) throw new Error(`${wrong} opens a page, or reads dist/. Such a test is in tests/.`)
}
