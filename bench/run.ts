// `npm run bench` measures all; `npm run bench -- forms` (or pages, loading) one of them. Needs a build.
import { measureFormLoading } from './form-loading.ts'
import { measureForms } from './forms.ts'
import { measurePages } from './pages.ts'

const benches: Readonly<Record<string, (say: (line: string) => void) => Promise<unknown>>> = {
  pages: measurePages,
  forms: measureForms,
  loading: measureFormLoading,
}
const [only] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (only !== undefined && !(only in benches)) {
  process.stderr.write(`There is no bench called ${only}. There are: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(benches)) {
  if (only !== undefined && only !== name) continue
  if ((await measure(say)) === false) process.exitCode = 1
}
