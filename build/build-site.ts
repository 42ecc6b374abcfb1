// `npm run build`: builds the site beside dist/ and replaces dist/ once the new build is checked and complete, so that
// a failed build leaves the last one.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'
import { originMessage } from '../src/origin.ts'
import { checkBuild } from './check-build.ts'
import { finalizeBuild } from './finalize-build.ts'
import { replaceFolder } from './replace-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const next = `${dist}.next`

// Vite keeps what the shell has set, and with another value React's larger development code would be published.
process.env.NODE_ENV = 'production'

try {
  // Vite's list of two hundred files would hide what this prints.
  const builder = await createBuilder({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
  await builder.buildApp()
  const { budgets, errors } = checkBuild(next)
  process.stdout.write(`${budgets.join('\n')}\n`)
  if (errors.length === 0) finish()
  else fail(errors.join('\n'))
} catch (error) {
  const { stack = '', message } = error as Error
  fail(`${stack.replace(String(error), '').trimStart()}\n${message}`)
} finally {
  rmSync(next, { recursive: true, force: true })
}

/** Prints what is wrong, in whole sentences, as the last lines of the build. */
function fail(message: string) {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}

function finish() {
  finalizeBuild(next, new Date())
  if (!existsSync(join(next, '.well-known/security.txt')))
    process.stdout.write(
      'No security.txt: nobody is named. To name someone, build with SECURITY_CONTACT=mailto:security@your.host\n',
    )
  replaceFolder(dist, next)
  process.stdout.write(`${originMessage}\n`)
}
