// `npm run bench` measures both; `npm run bench -- requests` or `npm run bench -- pages` one of them. Needs a build.
import { measurePages } from './pages.ts'
import { measureRequests } from './requests.ts'

const [only] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (only !== undefined && only !== 'requests' && only !== 'pages') {
  process.stderr.write(`There is no bench called ${only}. There are: requests, pages.\n`)
  process.exit(1)
}
if (only !== 'pages') await measureRequests(say)
if (only !== 'requests') await measurePages(say)
