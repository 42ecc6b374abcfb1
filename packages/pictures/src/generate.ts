// `npm run generate` computes every picture again, `-- plates` all plates, `-- plates/vortex` one of them.
import { join } from 'node:path'
import { isAskedFor, pictures, recordHash } from './pictures.ts'

const root = join(import.meta.dirname, '../../..')
const asked = process.argv.slice(2)
const names = Object.keys(pictures)
const unknown = asked.filter((each) => !names.some((name) => isAskedFor(name, each)))
if (unknown.length > 0) {
  process.stderr.write(`There is nothing to generate called ${unknown.join(' or ')}. There are: ${names.join(', ')}.\n`)
  process.exit(1)
}
const chosen = asked.length > 0 ? names.filter((name) => asked.some((each) => isAskedFor(name, each))) : names
for (const name of chosen) {
  process.stdout.write(`${name}\n`)
  await pictures[name]?.generate(root)
  recordHash(root, name)
}
