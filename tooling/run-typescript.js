// `node --import ./tooling/run-typescript.js x.ts` runs TypeScript on every supported Node. Newer ones strip types
// themselves; on older ones the compiler that builds the site does.
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 24 || (major === 24 && minor >= 3) || (major === 22 && minor >= 18)

// Node loads this module a second time, in a thread, for the hook below.
if (isMainThread && !runsTypeScript) {
  process.setSourceMapsEnabled(true)
  register(import.meta.url)
}

/**
 * Hook of `node:module` that loads a module: returns `.ts` files as JavaScript and leaves all others to `next`.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const { transformSync } = await import('rolldown/utils')
  const file = fileURLToPath(url)
  const { code, map, errors } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: true, target: 'es2023' })
  if (errors.length > 0) throw errors[0]
  const sourceMap = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${sourceMap}`
  return { format: 'module', source, shortCircuit: true }
}
